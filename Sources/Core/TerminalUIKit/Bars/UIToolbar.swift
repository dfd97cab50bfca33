/// A bar at the bottom of a screen with buttons, from left to right, and spaces between them.
open class UIToolbar: UIView {
    /// The delegate, a weak reference. The bar doesn't call it.
    @Outlet(.weak) open var delegate: (any UIToolbarDelegate)?

    package class var height: CGFloat { 44 }

    /// The style of the bar, light or dark, which applies where the bar has no color of its own.
    open var barStyle = UIBarStyle.default
    /// The bar's color, or nil for the color of its style.
    open var barTintColor: UIColor?
    /// A Boolean value that determines whether the content is visible through the bar. Stored without effect.
    open var isTranslucent = true
    var itemViews: [UIView] = []

    /// The buttons and spaces.
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

    /// The natural size, which has the height of a bar. Where geometry counts, five points higher on a phone without a
    /// home button, since iOS 14 in frames that Xcode stored.
    open override var intrinsicContentSize: CGSize {
        let isHigher =
            TextMetrics.current != .columns && World.current.systemVersion >= .iOS14
            && (window?.deviceInsets.bottom ?? 0) > 0
        return naturalSize(height: isHigher ? 49 : Self.height)
    }

    /// Returns the bar's height, and the width of the screen where the bar has none.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: intrinsicContentSize.height)
    }

    /// The properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        [
            "barTintColor": Inspectable(\UIToolbar.barTintColor), "translucent": Inspectable(\UIToolbar.isTranslucent),
        ]
    }

    /// The subviews that code has added, without the views of the items.
    open override var archivedSubviews: [UIView] { ownSubviews }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        codeBar(with: coder)
        coder.code(self, \.items, "items")
    }

    /// Replaces the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// Places the buttons in the lower line. Flexible spaces share the rest of the width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeItems()
    }

    /// Draws the bar under a line.
    open override func draw(_ rect: CGRect) { drawBar(glazed: .barBackground, edge: .minYEdge) }
}
