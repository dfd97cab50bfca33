extension UIView {
    /// Draws a bar: its colour, and a line along the edge that faces the screen.
    func drawBar(_ color: UIColor, edge: CGRectEdge) {
        UIGraphicsGetCurrentContext()?.draw(.bar(edge: edge), in: bounds, style: TextStyle(color: color))
    }

    /// As much of the bar the view is in as is above, behind and below it.
    var bandOfBar: CGRect {
        CGRect(x: 0, y: -frame.minY, width: bounds.width, height: superview?.bounds.height ?? bounds.height)
    }
}
