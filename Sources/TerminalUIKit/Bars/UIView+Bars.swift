extension UIView {
    /// As of when bars and controls look on what is drawn on.
    package var drawnEra: Era { UIGraphicsGetCurrentContext()?.era ?? .iOS5 }

    /// Draws a bar: its colour, or else what is usual then, and a line along the edge that faces the screen.
    ///
    /// The bar of a controller that contains others reaches behind what a device covers.
    func drawBar(_ color: UIColor?, orGlazed glazed: UIColor, edge: CGRectEdge) {
        var ground = bounds
        if let superview, let controller = superview.viewController, controller.barsLieOver,
            controller is UINavigationController || controller is UITabBarController
        {
            let above = edge == .maxYEdge ? frame.minY - superview.bounds.minY : 0
            ground.origin.y -= above
            ground.size.height += above + (edge == .maxYEdge ? 0 : superview.bounds.maxY - frame.maxY)
        }
        let color = color ?? (drawnEra == .iOS5 ? glazed : .flatBarBackground)
        UIGraphicsGetCurrentContext()?.draw(.bar(edge: edge), in: ground, style: TextStyle(color: color))
    }

    /// The full height of the bar that the view is in, at the view's width.
    var bandOfBar: CGRect {
        CGRect(x: 0, y: -frame.minY, width: bounds.width, height: superview?.bounds.height ?? bounds.height)
    }
}
