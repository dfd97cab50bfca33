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

    override var displayedText: String? { goBack == nil ? label : "‹ " + label }

    /// The titles by which a user may name the button.
    var tapTitles: [String] { goBack == nil ? [item.caption] : ["Back", label] }

    /// Room for the label and a column at either side, and for the arrow and a blank as well, if both sides are needed.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = goBack != nil && !isEnabled ? displayedText : label
        let label = TextLayout.size(of: text ?? "", mode: .byClipping)
        return CGSize(
            width: item.width > 0 ? item.width : label.width + 2 * TextLayout.columnWidth,
            height: max(label.height, TextLayout.lineHeight))
    }

    override func draw(_ rect: CGRect) {
        let size = UIFont.labelFontSize
        let symbol = goBack == nil && item.symbol != nil ? item.image : nil
        draw(
            .barButton(
                Caption(symbol: symbol, text: symbol == nil ? label : nil), leadsBack: goBack != nil,
                edge: superview is UINavigationBar ? .maxYEdge : .minYEdge),
            in: bandOfBar, color: drawnEra == .iOS5 ? .white : tintColor,
            font: item.style == .done ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size))
    }

    override func handleTap(at point: CGPoint) {
        super.handleTap(at: point)
        if let goBack { goBack() } else { item.send(chain: superview) }
    }
}

extension UIBarButtonItem {
    /// Returns the view that shows the item in a bar: its own view, or its button, or nil for spaces.
    func viewInBar() -> UIView? {
        guard !isSpace else { return nil }
        if let customView { return customView }
        let view = button as? UINavigationButton ?? UINavigationButton(self)
        button = view
        return view
    }
}
