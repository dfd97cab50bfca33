extension UIView {
    /// The era in whose looks bars and controls are drawn on the current canvas.
    package var drawnEra: Era { UIGraphicsGetCurrentContext()?.era ?? .iOS5 }

    /// The full height of the bar that the view is in, at the view's width.
    var bandOfBar: CGRect {
        CGRect(x: 0, y: -frame.minY, width: bounds.width, height: superview?.bounds.height ?? bounds.height)
    }
}
