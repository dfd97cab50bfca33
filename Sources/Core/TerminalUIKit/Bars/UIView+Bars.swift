extension UIView {
    /// As of when bars and controls look on what is drawn on.
    package var drawnEra: Era { UIGraphicsGetCurrentContext()?.era ?? .iOS5 }

    /// The full height of the bar that the view is in, at the view's width.
    var bandOfBar: CGRect {
        CGRect(x: 0, y: -frame.minY, width: bounds.width, height: superview?.bounds.height ?? bounds.height)
    }
}
