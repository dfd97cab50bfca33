import Foundation

/// A path of lines and curves, which code can fill and stroke. Curves are stored as short lines.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
    /// A line through points.
    package struct Line {
        package var points: [CGPoint]
        package var isClosed = false
    }

    package private(set) var lines: [Line] = []
    /// The width of stroked lines, in points. A terminal draws any one character thick.
    open var lineWidth: CGFloat = 1
    /// A Boolean value that determines whether the even-odd rule applies: a point that is inside twice is outside.
    open var usesEvenOddFillRule = false
    private static let pieces = 24

    /// Creates an empty path.
    public override init() { super.init() }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        add(
            [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
                .map { CGPoint(x: $0.0, y: $0.1) })
        close()
    }

    /// Creates the ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        addArc(in: rect, from: 0, to: 2 * .pi)
        close()
    }

    /// Creates a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radii = CGSize(width: cornerRadius, height: cornerRadius)
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
    }

    /// Creates a rectangle with some round corners. The width of the radii counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let side = 2 * max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let places: [(corner: UIRectCorner, x: CGFloat, y: CGFloat)] = [
            (.topLeft, left, top), (.topRight, right, top), (.bottomRight, right, bottom), (.bottomLeft, left, bottom),
        ]
        for (index, place) in places.enumerated() {
            guard corners.contains(place.corner) else {
                add([CGPoint(x: place.x, y: place.y)])
                continue
            }
            let start = CGFloat.pi * (1 + CGFloat(index) / 2)
            let square = CGRect(
                x: min(place.x, right - side), y: min(place.y, bottom - side), width: side, height: side)
            addArc(in: square, from: start, to: start + .pi / 2)
        }
        close()
    }

    /// Creates a part of a circle. Angles are in radians, from the right, and grow clockwise.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // MARK: Building

    /// The end of the path.
    open var currentPoint: CGPoint {
        guard let line = lines.last else { return .zero }
        return (line.isClosed ? line.points.first : line.points.last) ?? .zero
    }
    /// A Boolean value that indicates whether the path is empty.
    open var isEmpty: Bool { lines.isEmpty }
    /// The smallest rectangle around all points.
    open var bounds: CGRect {
        let points = lines.flatMap(\.points)
        guard let first = points.first else { return .zero }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// Moves to a point, without drawing a line.
    open func move(to point: CGPoint) { lines.append(Line(points: [point])) }
    /// Adds a straight line to a point.
    open func addLine(to point: CGPoint) { add([point]) }
    /// Adds a quadratic curve.
    ///
    /// - Parameters:
    ///   - endPoint: The end of the curve.
    ///   - controlPoint: The point toward which the curve bends.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        let start = currentPoint
        func control(_ end: CGPoint) -> CGPoint {
            CGPoint(x: end.x + (controlPoint.x - end.x) * 2 / 3, y: end.y + (controlPoint.y - end.y) * 2 / 3)
        }
        addCurve(to: endPoint, controlPoint1: control(start), controlPoint2: control(endPoint))
    }
    /// Adds a cubic curve.
    ///
    /// - Parameters:
    ///   - endPoint: The end of the curve.
    ///   - controlPoint1: The point toward which the curve begins.
    ///   - controlPoint2: The point from which the curve ends.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        let start = currentPoint
        add(
            (1...Self.pieces).map { piece in
                let t = CGFloat(piece) / CGFloat(Self.pieces)
                let u = 1 - t
                func along(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                    let ends = u * u * u * start[keyPath: axis] + t * t * t * endPoint[keyPath: axis]
                    return ends + 3 * u * t
                        * (u * controlPoint1[keyPath: axis] + t * controlPoint2[keyPath: axis])
                }
                return CGPoint(x: along(\.x), y: along(\.y))
            })
    }
    /// Adds an arc, and a straight line to its start. Angles are in radians, from the right, and grow clockwise.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let turn = 2 * CGFloat.pi
        var end = endAngle
        if clockwise, end < startAngle { end += ((startAngle - end) / turn).rounded(.up) * turn }
        if !clockwise, end > startAngle { end -= ((end - startAngle) / turn).rounded(.up) * turn }
        addArc(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
            from: startAngle, to: end)
    }
    /// Closes the line with a straight line to its first point.
    open func close() {
        if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
    }
    /// Adds the lines of another path.
    open func append(_ bezierPath: UIBezierPath) { lines += bezierPath.lines }
    /// Removes all lines.
    open func removeAllPoints() { lines = [] }
    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        for index in lines.indices { lines[index].points = lines[index].points.map { $0.applying(transform) } }
    }

    private func add(_ points: [CGPoint]) {
        if lines.last.map(\.isClosed) ?? true { lines.append(Line(points: lines.isEmpty ? [] : [currentPoint])) }
        lines[lines.count - 1].points += points
    }

    private func addArc(in rect: CGRect, from start: CGFloat, to end: CGFloat) {
        add(
            (0...Self.pieces).map { piece in
                let angle = start + (end - start) * CGFloat(piece) / CGFloat(Self.pieces)
                return CGPoint(
                    x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
            })
    }

    // MARK: Asking and drawing

    /// Returns a Boolean value that indicates whether a point is inside the path, with all its lines closed.
    open func contains(_ point: CGPoint) -> Bool {
        var windings = 0
        for points in lines.map(\.points) {
            for (start, end) in zip(points, points.dropFirst() + points.prefix(1))
            where (start.y <= point.y) != (end.y <= point.y) {
                let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                if x > point.x { windings += end.y > start.y ? 1 : -1 }
            }
        }
        return usesEvenOddFillRule ? windings % 2 != 0 : windings != 0
    }

    /// Fills the inside with the color of ``UIColor/setFill()``.
    open func fill() { UIGraphicsGetCurrentContext()?.fill(self, color: GraphicsContext.fill) }
    /// Draws the lines in the color of ``UIColor/setStroke()``.
    open func stroke() { UIGraphicsGetCurrentContext()?.stroke(self, color: GraphicsContext.stroke) }
}
