import Drawing
import Foundation

extension SVGCanvas {
    /// Draws a symbol in the middle of a rectangle in the tint color, or a bitmap as large as the rectangle.
    public func draw(_ image: UIImage, in rect: CGRect, tintColor: UIColor) {
        let paint = image.paint(tintColor: tintColor)
        switch image.content {
        case .symbol:
            draw(symbol: image, in: Self.square(forSymbolIn: rect.standardized), color: paint ?? tintColor)
        case .bitmap(let bitmapImage): draw(bitmapImage.painted(paint), in: rect.standardized)
        case .standIn: draw(.standIn(image.name ?? ""), in: rect, style: .standIn)
        }
    }

    /// A symbol's size is a character's, which is half as wide as a symbol.
    private static func square(forSymbolIn rect: CGRect) -> CGRect {
        let side = min(rect.height, rect.width * 2, 26)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }

    /// Draws a symbol in a square: its shape, or the character that stands for it.
    func draw(symbol image: UIImage, in square: CGRect, color: UIColor) {
        guard color.alpha > 0, square.width > 0, case .symbol(let symbol) = image.content else { return }
        guard let shape = SVGSymbol(named: image.name ?? "") else {
            let style = TextStyle(font: .systemFont(ofSize: square.height * 0.8), color: color, alignment: .center)
            return drawLine(String(symbol.glyph), in: square, style: style)
        }
        for layer in shape.layers {
            let paint = layer.paint == .ground ? UIColor(white: 0.99, alpha: color.alpha) : color
            let inset = square.width * (1 - layer.scale) / 2
            draw(
                path: layer.path, of: SVGSymbol.side, in: square.insetBy(dx: inset, dy: inset),
                fill: layer.paint == .line ? nil : .color(paint),
                stroke: layer.paint == .line ? color : nil, width: SVGSymbol.lineWidth / layer.scale)
        }
    }

    private func draw(_ bitmapImage: BitmapImage, in rect: CGRect) {
        guard let area = absolute(rect), area.width > 0, area.height > 0, let png = bitmapImage.png else { return }
        let (width, height) = (CGFloat(bitmapImage.width), CGFloat(bitmapImage.height))
        let image = definitions.identifier(of: "g", [:]) {
            $0.element(
                "image",
                [
                    "width": width, "height": height, "preserveAspectRatio": "none",
                    "href": "data:image/png;base64," + png.base64EncodedString(),
                ])
        }
        let scale = "\((area.width / width).svgFactor) \((area.height / height).svgFactor)"
        body.element(
            "use",
            ["href": "#\(image)", "transform": "translate(\(area.minX.svg) \(area.minY.svg)) scale(\(scale))"],
            area: area)
    }
}
