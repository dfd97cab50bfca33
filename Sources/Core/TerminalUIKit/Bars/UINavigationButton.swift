/// The view of a bar button item, or of the way back. UIKit has such a class, and keeps it to itself.
final class UINavigationButton: UIControl, BarItemView, TapTitled {
    private let item: UIBarButtonItem
    /// The function that goes back, or nil for a button that doesn't lead back.
    private let goBack: (() -> Void)?

    /// Creates the button of an item.
    init(_ item: UIBarButtonItem, goBack: (() -> Void)? = nil) {
        self.item = item
        self.goBack = goBack
        super.init(frame: .zero)
    }

    /// Returns `nil`, because bars make their buttons themselves.
    required init?(coder: NSCoder) { nil }

    override var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }

    func itemChanged() { superview?.setNeedsLayout() }

    private var label: String { item.symbol ?? item.caption }

    /// The picture in place of the label, or nil.
    private var picture: UIImage? {
        guard goBack == nil, TextMetrics.current != .columns else { return nil }
        return item.picture ?? (item.image == nil ? item.systemItem?.image : nil)
    }

    private var caption: Caption {
        if picture != nil { return Caption() }
        let hasSymbol = goBack == nil && item.symbol != nil
        return Caption(symbol: hasSymbol ? item.image : nil, text: hasSymbol ? nil : label)
    }

    override var displayedText: String? { goBack == nil ? label : "‹ " + label }

    /// The titles by which a user may name the button, such as `+` or `add`.
    var tapTitles: [String] {
        goBack == nil ? [item.caption] + (item.systemItem.map { ["\($0)"] } ?? []) : ["Back", label]
    }

    /// Returns the size with space for the label and a column at either side, and for the arrow and a blank as
    /// well, if both sides are needed.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if item.width <= 0, let picture {
            let width = picture.rect(fitting: Self.room(in: .zero)).width
            return CGSize(width: width + 2 * TextLayout.columnWidth, height: TextLayout.lineHeight)
        }
        let text = goBack != nil && !isEnabled ? displayedText : label
        let label = TextLayout.size(of: text ?? "", mode: .byClipping)
        return CGSize(
            width: item.width > 0 ? item.width : label.width + 2 * TextLayout.columnWidth,
            height: max(label.height, TextLayout.lineHeight))
    }

    override func draw(_ rect: CGRect) {
        let size = UIFont.labelFontSize
        let color: UIColor = item.tintColor ?? (drawnEra == .iOS5 ? .white : tintColor)
        draw(
            .barButton(
                caption, leadsBack: goBack != nil, edge: superview is UINavigationBar ? .maxYEdge : .minYEdge),
            in: bandOfBar, color: color,
            font: item.style == .done ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size))
        guard let picture else { return }
        UIGraphicsGetCurrentContext()?.draw(
            picture, in: picture.rect(fitting: Self.room(in: bandOfBar)), tintColor: color)
    }

    /// The space for a picture in the middle of a bar.
    private static func room(in band: CGRect) -> CGRect {
        CGRect(x: band.midX - 40, y: band.midY - 15, width: 80, height: 30)
    }

    override func handleTap(at point: CGPoint) {
        super.handleTap(at: point)
        if let goBack { goBack() } else { item.send(chain: superview) }
    }
}

extension UIBarButtonItem {
    /// Returns the view that shows the item in a bar: its own view, or its button, or nil for spaces and hidden items.
    func viewInBar(_ bar: UIView? = nil) -> UIView? {
        self.bar = bar
        guard !isSpace, !isHidden else { return nil }
        if let customView { return customView }
        let view = button as? UINavigationButton ?? UINavigationButton(self)
        button = view
        return view
    }
}
