extension UIView {
    /// Draws a bar: its colour, and a line along the edge that faces the screen.
    func drawBar(_ color: UIColor, edge: CGRectEdge, on canvas: any Canvas) {
        canvas.fill(bounds, color: color)
        // In the middle of a line of text, wherever it begins: at the edge itself it could fall into the line before.
        let middle = BarViews.lineHeight / 2
        let y = edge == .minYEdge ? bounds.minY + middle : bounds.maxY - middle
        canvas.line(from: CGPoint(x: bounds.minX, y: y), to: CGPoint(x: bounds.maxX, y: y), color: .separator)
    }
}
