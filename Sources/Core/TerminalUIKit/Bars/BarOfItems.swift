/// A bar that shows its items as views. Not in UIKit, whose bars have nothing in common.
open class BarOfItems: UIView {
    /// The height of a bar, in points.
    package class var height: CGFloat { 44 }
    /// The style of the bar where it has no color of its own.
    open var barStyle = UIBarStyle.default
    /// The bar's color; nil for that of its style.
    open var barTintColor: UIColor?
    /// A Boolean value that determines whether the content is visible through the bar. Kept: nothing is.
    open var isTranslucent = true
    /// The height of the line the views stand in.
    static let lineHeight = TextLayout.lineHeight
    /// The room between two views.
    static let spacing = TextLayout.columnWidth

    /// The views made or taken from the items, as opposed to those a program put there.
    private var itemViews: [UIView] = []

    /// The properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        [
            "barTintColor": Inspectable(\BarOfItems.barTintColor),
            "translucent": Inspectable(\BarOfItems.isTranslucent),
        ]
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.barStyle, "barStyle")
        coder.code(self, \.barTintColor, "barTintColor")
        coder.code(self, \.isTranslucent, "translucent")
    }

    /// As high as bars are, as wide as there is room for.
    open override var intrinsicContentSize: CGSize { naturalSize(height: Self.height) }

    /// The subviews but those made or taken from the items.
    open override var archivedSubviews: [UIView] { subviews.filter { !itemViews.contains($0) } }

    /// Brings other views into the bar: those that stay are not touched.
    func replaceItemViews(with new: [UIView]) {
        for view in itemViews where !new.contains(view) && view.superview === self { view.removeFromSuperview() }
        for view in new where view.superview !== self { addSubview(view) }
        itemViews = new
    }

    /// The size of a view that may be as wide as it likes.
    static func size(of view: UIView) -> CGSize {
        let size = view is UINavigationButton ? view.sizeThatFits(.zero) : view.bounds.size
        return CGSize(width: size.width, height: min(size.height, height))
    }

    /// The color of what stands on the bar and has none of its own.
    var titleColor: UIColor { drawnEra == .iOS5 || barStyle == .black ? .white : .label }

    /// Draws the bar: its color, or else what is usual then, and a line along the edge that faces the screen.
    ///
    /// The bar of a controller that contains others reaches behind what a device covers.
    func drawBar(glazed: UIColor, edge: CGRectEdge) {
        var ground = bounds
        if let superview, let controller = superview.viewController, controller.barsLieOver,
            controller is UINavigationController || controller is UITabBarController
        {
            let above = edge == .maxYEdge ? frame.minY - superview.bounds.minY : 0
            ground.origin.y -= above
            ground.size.height += above + (edge == .maxYEdge ? 0 : superview.bounds.maxY - frame.maxY)
        }
        let usual: UIColor =
            switch (drawnEra, barStyle) {
            case (.iOS5, .default): glazed
            case (.iOS5, .black): .black
            case (_, .default): .flatBarBackground
            case (_, .black): .flatBlackBarBackground
            }
        let style = TextStyle(color: barTintColor ?? usual)
        UIGraphicsGetCurrentContext()?.draw(.bar(edge: edge), in: ground, style: style)
    }
}
