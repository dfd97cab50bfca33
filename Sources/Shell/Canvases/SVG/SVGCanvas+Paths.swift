import Drawing
import Foundation

extension SVGCanvas {
    /// Paints the inside of a path.
    public func fill(_ path: UIBezierPath, color: UIColor) {
        guard color.alpha > 0, !path.isEmpty else { return }
        body.element(
            "path",
            [
                "d": markup(of: path), "fill": color.hex, "fill-opacity": color.opacity,
                "fill-rule": path.usesEvenOddFillRule ? "evenodd" : nil,
            ])
    }

    /// Draws the lines of a path.
    public func stroke(_ path: UIBezierPath, color: UIColor) {
        guard color.alpha > 0, path.lineWidth > 0, !path.isEmpty else { return }
        body.element(
            "path",
            [
                "d": markup(of: path), "fill": "none", "stroke": color.hex, "stroke-opacity": color.opacity,
                "stroke-width": path.lineWidth == 1 ? nil : path.lineWidth,
            ])
    }

    private func markup(of path: UIBezierPath) -> String {
        path.lines.map { line in
            let points = line.points.map { point in
                let point = absolute(CGRect(origin: point, size: .zero))?.origin ?? .zero
                return "\(point.x.svg) \(point.y.svg)"
            }
            return "M" + points.joined(separator: "L") + (line.isClosed ? "Z" : "")
        }.joined()
    }
}
