import Drawing
import Foundation

extension SVGCanvas {
    /// Paints a rectangle over the picture, its corners rounded with a radius in points.
    public func fill(_ rect: CGRect, color: UIColor, cornerRadius: CGFloat) {
        fill(rect, .color(color), cornerRadius: cornerRadius)
    }

    /// Draws an outline just inside a rectangle.
    public func stroke(_ rect: CGRect, color: UIColor, width: CGFloat, cornerRadius: CGFloat) {
        stroke(rect, color: color, width: width, cornerRadius: cornerRadius, dash: nil)
    }

    /// Draws an outline just inside a rectangle, with dashes and gaps of a length, in points, or unbroken.
    package func stroke(_ rect: CGRect, color: UIColor, width: CGFloat, cornerRadius: CGFloat, dash: CGFloat?) {
        guard width > 0, let outline = absolute(rect.insetBy(dx: width / 2, dy: width / 2)), color.alpha > 0 else {
            return
        }
        body.element(
            "rect",
            [
                "x": outline.minX, "y": outline.minY, "width": outline.width, "height": outline.height,
                "rx": Self.radius(cornerRadius - width / 2, in: outline), "fill": "none", "stroke": color.hex,
                "stroke-opacity": color.opacity, "stroke-width": width == 1 ? nil : width,
                "stroke-dasharray": dash,
            ], area: outline.insetBy(dx: -width / 2, dy: -width / 2), isOutline: true)
    }

    /// Draws a hairline, horizontal or vertical by whichever of the two distances is longer.
    public func line(from start: CGPoint, to end: CGPoint, color: UIColor) {
        let size = CGSize(width: end.x - start.x, height: end.y - start.y)
        let rect = CGRect(origin: start, size: size).standardized
        let isHorizontal = rect.width >= rect.height
        // A point thick, and on whole points, so that it is sharp.
        let hairline =
            isHorizontal
            ? CGRect(x: rect.minX, y: rect.minY.rounded(.down), width: rect.width, height: 1)
            : CGRect(x: rect.minX.rounded(.down), y: rect.minY, width: 1, height: rect.height)
        fill(hairline, color: color)
    }

    /// Shades a rectangle, and leaves out other marks, like a phone.
    public func highlight(_ rect: CGRect) {
        fill(rect, color: UIColor(white: 0, alpha: 0.12))
    }

    // MARK: For figures

    /// Fills a rectangle with a color or a gradient.
    func fill(_ rect: CGRect, _ paint: SVGPaint, cornerRadius: CGFloat = 0) {
        guard let area = absolute(rect), area.width > 0, area.height > 0,
            let ink = attributes(of: paint)
        else { return }
        let radius = Self.radius(cornerRadius, in: area)
        body.element(
            "rect",
            [
                "x": area.minX, "y": area.minY, "width": area.width, "height": area.height,
                "rx": radius, "fill": ink.fill, "fill-opacity": ink.opacity,
            ], area: area, isOpaque: ink.isOpaque && radius == nil)
    }

    /// Fills a circle.
    func fillCircle(at center: CGPoint, radius: CGFloat, _ paint: SVGPaint, stroke: UIColor? = nil) {
        let square = CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        fill(square, paint, cornerRadius: radius)
        if let stroke { self.stroke(square, color: stroke, cornerRadius: radius) }
    }

    /// Draws a path that lies in a square of some points, brought to another square.
    func draw(
        path: String, of side: CGFloat, in square: CGRect, fill: SVGPaint? = nil, stroke: UIColor? = nil,
        width: CGFloat = 1
    ) {
        guard let area = absolute(square), area.width > 0 else { return }
        let scale = area.width / side
        let paint = fill.flatMap(attributes)
        body.element(
            "path",
            [
                "d": path,
                "transform": "translate(\(area.minX.svg) \(area.minY.svg))"
                    + (scale == 1 ? "" : " scale(\(scale.svgFactor))"),
                "fill": paint?.fill ?? "none", "fill-opacity": paint?.opacity, "stroke": stroke?.hex,
                "stroke-opacity": stroke?.opacity, "stroke-width": stroke == nil || width == 1 ? nil : width,
                "stroke-linecap": stroke == nil ? nil : "round", "stroke-linejoin": stroke == nil ? nil : "round",
            ], area: area.insetBy(dx: -width * scale, dy: -width * scale))
    }

    private func attributes(of paint: SVGPaint) -> (fill: String, opacity: CGFloat?, isOpaque: Bool)? {
        switch paint {
        case .color(let color): return color.alpha > 0 ? (color.hex, color.opacity, color.alpha >= 1) : nil
        case .gradient(let stops):
            let gradient = definitions.identifier(of: "linearGradient", ["x2": "0", "y2": "1"]) { writer in
                for stop in stops {
                    writer.element(
                        "stop",
                        ["offset": stop.at, "stop-color": stop.color.hex, "stop-opacity": stop.color.opacity])
                }
            }
            return ("url(#\(gradient))", nil, stops.allSatisfy { $0.color.alpha >= 1 })
        }
    }

    private static func radius(_ radius: CGFloat, in rect: CGRect) -> CGFloat? {
        let usable = min(radius.isNaN ? 0 : radius, min(rect.width, rect.height) / 2)
        return usable > 0 ? usable : nil
    }
}

extension CGFloat {
    /// The number in ten thousandths, for a factor.
    nonisolated var svgFactor: String {
        let parts = (self * 10_000).rounded().whole(in: -10_000_000...10_000_000)
        let digits = String(Swift.abs(parts) % 10_000 + 10_000).dropFirst()
        return (parts < 0 ? "-" : "") + "\(Swift.abs(parts) / 10_000).\(digits)"
    }
}
