/// The canvas that views draw on.
public typealias CGContext = any Canvas

/// The ways to draw a path.
public nonisolated enum CGPathDrawingMode: Int32, Sendable {
    /// The inside.
    case fill, eoFill
    /// The lines.
    case stroke
    /// Both.
    case fillStroke, eoFillStroke
}

/// The path that code builds on a canvas, with the width of its lines. There is one, as there is one current color.
@MainActor private enum CurrentPath {
    static let path = UIBezierPath()
}

extension Canvas {
    private var path: UIBezierPath { CurrentPath.path }

    /// Saves origin, clip and opacity, but not colors.
    public func saveGState() { saveState() }
    /// Restores what ``saveGState()`` saved last.
    public func restoreGState() { restoreState() }
    /// Moves the origin by a distance in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { translate(x: tx, y: ty) }
    /// Scales the coordinates.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    /// Turns the coordinates by an angle in radians. Only right angles have an effect.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Sets the color of filled paths.
    public func setFillColor(_ color: CGColor) { color.setFill() }
    /// Sets the color of the lines of paths.
    public func setStrokeColor(_ color: CGColor) { color.setStroke() }
    /// Sets the width of the lines of paths, in points.
    public func setLineWidth(_ width: CGFloat) { path.lineWidth = width }

    /// Begins a new path.
    public func beginPath() { path.removeAllPoints() }
    /// Closes the last line of the path.
    public func closePath() { path.close() }
    /// Begins a line of the path.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, controlPoint: control) }
    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
    }
    /// Adds an arc. Clockwise counts upside down, as in a view, where y grows downward.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { path.append(UIBezierPath(rect: rect)) }
    /// Adds the ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { path.append(UIBezierPath(ovalIn: rect)) }
    /// Adds a path.
    public func addPath(_ other: CGPath) { path.append(other) }

    /// Fills the path, and begins a new one.
    public func fillPath() { drawPath(using: .fill) }
    /// Draws the lines of the path, and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }
    /// Draws the path, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        path.usesEvenOddFillRule = [.eoFill, .eoFillStroke].contains(mode)
        if mode != .stroke { path.fill() }
        if [.stroke, .fillStroke, .eoFillStroke].contains(mode) { path.stroke() }
        beginPath()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { UIRectFill(rect) }
    /// Draws the lines around a rectangle.
    public func stroke(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }
    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
    /// Draws the line of the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) { UIBezierPath(ovalIn: rect).stroke() }
}
