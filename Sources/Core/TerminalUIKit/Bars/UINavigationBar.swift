/// The bar at the top of a screen: the title of its last item, buttons at both sides, a line below.
///
/// In a `UINavigationController` the button at the left leads back, and shows the title of the screen before.
open class UINavigationBar: BarOfItems, UIBarPositioning {
    /// The stack of items; the last is shown.
    open var items: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] where item.bar === self { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            setNeedsLayout()
        }
    }
    /// The item that is shown.
    open var topItem: UINavigationItem? { items?.last }
    /// The item the way back leads to.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// A Boolean value that determines whether the title is large, in a line of its own, unless the item says
    /// otherwise.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { titleChangesSize() } } }
    /// Whether the title stands in a line of its own now: that of the root, unless its item says otherwise.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, let mode = topItem?.largeTitleDisplayMode else { return false }
        return mode != .never
    }
    /// The height of the bar now, in points.
    var heightNow: CGFloat { Self.height + (showsLargeTitle ? 2 * Self.lineHeight : 0) + searchHeight }
    /// The height of what there is to search with, at the bottom.
    private var searchHeight: CGFloat { topItem?.search == nil ? 0 : Self.height }
    func titleChangesSize() {
        navigationController?.layOut()
        setNeedsLayout()
    }
    /// The font and color of the title; what is absent is as usual. Other attributes are kept.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The font and color of a large title; what is absent is as usual. Other attributes are kept.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

    /// The object that the bar asks and informs. Held weakly. The bar of a navigation controller has that for its
    /// delegate, and no other: setting one ends the process, as in UIKit.
    open var delegate: (any UINavigationBarDelegate)? {
        get { navigationController.map { $0 as? any UINavigationBarDelegate } ?? connectedDelegate }
        set { setDelegate(newValue) }
    }
    @Outlet(name: "delegate", .weak, accepting: (any UINavigationBarDelegate).self)
    var connectedDelegate: (any UINavigationBarDelegate)?

    /// The position of the bar, according to its delegate: at the top unless it says otherwise.
    open var barPosition: UIBarPosition { position ?? .top }

    /// The controller whose stack the bar shows.
    weak var navigationController: UINavigationController?
    private var backButton: (item: UIBarButtonItem, view: UINavigationButton)?
    private var titleFrame = CGRect.zero

    /// The properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        ["prefersLargeTitles": Inspectable(\UINavigationBar.prefersLargeTitles)]
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.items, "items")
        coder.codeAttributes("titleTextAttributes", titleTextAttributes) { titleTextAttributes = $0 }
        coder.codeAttributes("largeTitleTextAttributes", largeTitleTextAttributes) { largeTitleTextAttributes = $0 }
    }

    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    /// Shows an item over the others.
    ///
    /// The delegate is asked first, and told afterwards.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item) }

    /// Takes the top item away.
    ///
    /// The delegate is asked first, and told afterwards.
    ///
    /// - Returns: That item; nil if there was none, or the delegate keeps it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop() }

    // MARK: Layout

    /// Places buttons and title in the upper line.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let left = leftViews
        let right = (topItem?.rightBarButtonItems ?? []).compactMap { $0.viewInBar() }
        let search = topItem?.search?.barView
        replaceItemViews(with: left + right + [topItem?.titleView, search].compactMap(\.self))
        search?.frame = bounds.divided(atDistance: searchHeight, from: .maxYEdge).slice

        var gap = bounds.minX...max(bounds.minX, bounds.maxX)
        for view in left {
            place(view, at: gap.lowerBound)
            gap = min(gap.upperBound, view.frame.maxX + Self.spacing)...gap.upperBound
        }
        for view in right {
            place(view, at: gap.upperBound - Self.size(of: view).width)
            gap = gap.lowerBound...max(gap.lowerBound, view.frame.minX - Self.spacing)
        }
        placeTitle(in: gap)
    }

    private var leftViews: [UIView] {
        let own = (topItem?.leftBarButtonItems ?? []).compactMap { $0.viewInBar() }
        guard let topItem, let backItem, !topItem.hidesBackButton,
            own.isEmpty || topItem.leftItemsSupplementBackButton
        else { return own }
        return [backView(to: backItem)] + own
    }

    private func backView(to item: UINavigationItem) -> UIView {
        let given = item.backBarButtonItem
        if let given, let backButton, backButton.item === given { return backButton.view }
        let title = fitting(item.title ?? "")
        if given == nil, let backButton, backButton.item.title == title { return backButton.view }
        let button = given ?? UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        let view = UINavigationButton(button) { [weak self] in self?.goBack() }
        backButton = (button, view)
        return view
    }

    /// The title of the screen before, or `Back` where it would leave too little for that of this one.
    private func fitting(_ title: String) -> String {
        let width = TextLayout.size(of: title, mode: .byClipping).width
        return title.isEmpty || width > bounds.width / 3 ? "Back" : title
    }

    private func goBack() {
        if let navigationController {
            guard let topItem, delegate?.navigationBar(self, shouldPop: topItem) ?? true else { return }
            navigationController.popViewController(animated: true)
            delegate?.navigationBar(self, didPop: topItem)
        } else {
            popItem(animated: true)
        }
    }

    private func place(_ view: UIView, at x: CGFloat) {
        let size = Self.size(of: view)
        let y = size.height > Self.lineHeight ? (bounds.height - searchHeight - size.height) / 2 : 0
        view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// In the middle of the bar if it fits between the buttons there, else in the middle of what they leave. Its frame
    /// is all the room there is around that middle.
    private func placeTitle(in gap: ClosedRange<CGFloat>) {
        let wanted =
            topItem?.titleView.map { Self.size(of: $0).width }
            ?? TextLayout.size(of: topItem?.title ?? "", mode: .byClipping).width
        let centred = bounds.midX - wanted / 2...bounds.midX + wanted / 2
        let fits = gap.lowerBound <= centred.lowerBound && centred.upperBound <= gap.upperBound
        let reach = min(bounds.midX - gap.lowerBound, gap.upperBound - bounds.midX)
        let span = fits ? bounds.midX - reach...bounds.midX + reach : gap
        titleFrame = CGRect(
            x: span.lowerBound, y: 0, width: span.upperBound - span.lowerBound, height: bounds.height - searchHeight)
        if let titleView = topItem?.titleView {
            place(titleView, at: (span.lowerBound + span.upperBound - wanted) / 2)
        }
    }

    // MARK: Drawing

    /// Draws the bar and its title.
    open override func draw(_ rect: CGRect) {
        drawBar(glazed: .barBackground, edge: barPosition == .bottom ? .minYEdge : .maxYEdge)
        guard let title = topItem?.title else { return }
        if showsLargeTitle {
            let line = CGRect(
                x: 2 * Self.spacing, y: Self.height, width: max(0, bounds.width - 4 * Self.spacing),
                height: Self.lineHeight)
            UIGraphicsGetCurrentContext()?.draw(title, in: line, style: style(34, largeTitleTextAttributes))
        } else if topItem?.titleView == nil {
            var style = style(drawnEra == .iOS5 ? 20 : 17, titleTextAttributes)
            style.alignment = .center
            UIGraphicsGetCurrentContext()?.draw(.barTitle(title, edge: .maxYEdge), in: titleFrame, style: style)
        }
    }

    private func style(_ size: CGFloat, _ attributes: [NSAttributedString.Key: Any]?) -> TextStyle {
        TextStyle(
            font: attributes?[.font] as? UIFont ?? .boldSystemFont(ofSize: size),
            color: attributes?[.foregroundColor] as? UIColor ?? titleColor)
    }
}
