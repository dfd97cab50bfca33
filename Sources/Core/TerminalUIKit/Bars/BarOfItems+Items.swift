extension BarOfItems {
    /// The height of the line the views stand in.
    static var lineHeight: CGFloat { TextLayout.lineHeight }
    /// The space between two views.
    static var spacing: CGFloat { TextLayout.columnWidth }

    /// Returns the space between the edge of the bar and the view beside it. In points, it is 16 without the column
    /// that a button has beside its title.
    static func margin(beside view: UIView?) -> CGFloat {
        guard TextMetrics.current != .columns, let view else { return 0 }
        return view is UINavigationButton ? 16 - TextLayout.columnWidth : 16
    }

    /// The subviews that code has added, without the views of the items.
    var ownSubviews: [UIView] { subviews.filter { !itemViews.contains($0) } }

    /// Reads or writes the properties of every bar.
    func codeBar(with coder: PropertyCoder) {
        coder.code("barStyle", barStyle) { barStyle = $0 }
        coder.code("barTintColor", barTintColor) { barTintColor = $0 }
        coder.code("translucent", isTranslucent) { isTranslucent = $0 }
    }

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

    /// The color of content on the bar that has no color of its own.
    var titleColor: UIColor { drawnEra == .iOS5 || barStyle == .black ? .white : .label }

    /// Draws the bar: its color, or else the usual one, and a line along the edge that faces the screen.
    ///
    /// The bar of a controller that contains others reaches below the part that a device covers.
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
