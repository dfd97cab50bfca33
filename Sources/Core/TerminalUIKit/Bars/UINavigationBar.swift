/// The bar at the top of a screen: the title of its last item, buttons at both sides, a line below.
///
/// In a `UINavigationController` the button at the left leads back, and shows the title of the screen before.
open class UINavigationBar: UIView {
    /// The outlet for ``delegate``.
    @Outlet(name: "delegate", .weak, accepting: (any UINavigationBarDelegate).self)
    var connectedDelegate: (any UINavigationBarDelegate)?

    package class var height: CGFloat { 44 }
    /// Returns the height of a bar without a large title, in points. On an iPad, bars are higher since iOS 12, and in
    /// files since Xcode 11.
    package static func height(for traits: UITraitCollection, in system: SystemVersion) -> CGFloat {
        traits.userInterfaceIdiom == .pad && system >= .iOS13 ? 50 : height
    }
    /// The height of the bar without a large title, in points. In a terminal, a line is enough on any device.
    private var plainHeight: CGFloat {
        TextMetrics.current == .columns
            ? Self.height : Self.height(for: traitCollection, in: World.current.systemVersion)
    }

    /// The style of the bar, light or dark, which applies where the bar has no color of its own.
    open var barStyle = UIBarStyle.default
    /// The bar's color, or nil for the color of its style.
    open var barTintColor: UIColor?
    /// A Boolean value that determines whether the content is visible through the bar. Stored without effect.
    open var isTranslucent = true
    var itemViews: [UIView] = []

    /// The stack of items. The last is shown.
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
    /// A Boolean value that indicates whether the title has a line of its own now. An item whose mode is automatic has
    /// the mode of the item before, and the first item shows a large title.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, let items, !items.isEmpty else { return false }
        return items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
    }
    /// The height of the bar now, in points.
    var heightNow: CGFloat { plainHeight + (showsLargeTitle ? Self.largeTitleHeight : 0) + searchHeight }
    /// The height that is left for buttons and a title in the middle.
    var upperHeight: CGFloat { max(0, bounds.height - (heightNow - plainHeight)) }
    /// The height of the line of a large title: in points 52, as since iOS 11.
    package static var largeTitleHeight: CGFloat { TextMetrics.current == .columns ? 2 * lineHeight : 52 }
    /// The height of the search bar at the bottom.
    var searchHeight: CGFloat { topItem?.search == nil ? 0 : Self.height }
    func titleChangesSize() {
        navigationController?.layOut()
        setNeedsLayout()
    }
    /// The font and color of the title. Absent ones are as usual. Other attributes are kept.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The font and color of a large title. Absent ones are as usual. Other attributes are kept.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

    /// The object that the bar asks and informs. The reference is weak. The bar of a navigation controller has that for
    /// its delegate, and no other: setting one ends the process, as in UIKit.
    open var delegate: (any UINavigationBarDelegate)? {
        get { navigationController.map { $0 as? any UINavigationBarDelegate } ?? connectedDelegate }
        set { setDelegate(newValue) }
    }

    /// The controller whose stack the bar shows.
    weak var navigationController: UINavigationController?
    var backButton: (item: UIBarButtonItem, view: UIView)?
    var titleFrame = CGRect.zero

    /// The properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        [
            "prefersLargeTitles": Inspectable(\UINavigationBar.prefersLargeTitles),
            "barTintColor": Inspectable(\UINavigationBar.barTintColor),
            "translucent": Inspectable(\UINavigationBar.isTranslucent),
        ]
    }

    /// The subviews that code has added, without the views of the items.
    open override var archivedSubviews: [UIView] { ownSubviews }

    /// The natural size, which has the height of a bar and no width.
    open override var intrinsicContentSize: CGSize { naturalSize(height: heightNow) }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        codeBar(with: coder)
        coder.code(self, \.prefersLargeTitles, "largeTitles")
        coder.code(self, \.items, "items")
        coder.codeAttributes("titleTextAttributes", titleTextAttributes) { titleTextAttributes = $0 }
        coder.codeAttributes("largeTitleTextAttributes", largeTitleTextAttributes) { largeTitleTextAttributes = $0 }
    }

    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    /// Pushes an item onto the bar. The bar calls its delegate before and after.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item) }

    /// Pops the top item from the bar. The bar calls its delegate before and after.
    ///
    /// - Returns: The item, or nil if there wasn't one, or the delegate refused.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop() }

    // MARK: Layout

    /// Places buttons and title in the upper line.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeItems()
    }

    // MARK: Drawing

    /// Draws the bar and its title.
    open override func draw(_ rect: CGRect) {
        drawBar(glazed: .barBackground, edge: .maxYEdge)
        guard let title = topItem?.title else { return }
        if showsLargeTitle {
            let line = CGRect(
                x: 2 * Self.spacing, y: plainHeight, width: max(0, bounds.width - 4 * Self.spacing),
                height: TextMetrics.current == .columns ? Self.lineHeight : Self.largeTitleHeight - 4)
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
