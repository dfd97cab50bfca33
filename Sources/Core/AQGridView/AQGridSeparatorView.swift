/// A line at an edge of a cell, along the longer side of its bounds.
final class AQGridSeparatorView: UIView {
    /// In points.
    static let thickness: CGFloat = 1

    var color: UIColor?

    convenience init(color: UIColor?) {
        self.init(frame: .zero)
        self.color = color
    }

    override func draw(_ rect: CGRect) {
        guard let color else { return }
        UIGraphicsGetCurrentContext()?.draw(.separator, in: bounds, style: TextStyle(color: color))
    }
}
