/// A line at an edge of a cell, along the longer side of its bounds.
final class AQGridSeparatorView: UIView {
    /// In points.
    static let thickness: CGFloat = 1

    var color: UIColor?

    convenience init(color: UIColor?) {
        self.init(frame: .zero)
        self.color = color
    }

    /// Draws in the last characters of the cell: where a view ends within a character, the neighbour may own it.
    override func draw(_ rect: CGRect) {
        guard let color else { return }
        let isHorizontal = bounds.width > bounds.height
        let y = isHorizontal ? bounds.midY - TextLayout.lineHeight / 2 : bounds.minY
        let x = isHorizontal ? bounds.minX : bounds.midX - TextLayout.columnWidth / 2
        UIGraphicsGetCurrentContext()?.line(
            from: CGPoint(x: x, y: y),
            to: isHorizontal ? CGPoint(x: bounds.maxX, y: y) : CGPoint(x: x, y: bounds.maxY), color: color)
    }
}
