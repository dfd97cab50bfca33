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
        case .standIn: drawStandIn(forImage: image.name ?? "", in: rect.standardized)
        }
    }

    /// Draws a frame in the place of a missing image, with its name where no other text is: in the middle, at the
    /// edges, or beside the frame.
    private func drawStandIn(forImage name: String, in rect: CGRect) {
        guard absolute(rect) != nil, !rect.isEmpty else { return }
        draw(.standIn(""), in: rect, style: .standIn)
        let font = UIFont.systemFont(ofSize: 10)
        let size = CGSize(width: SVGFont.width(of: AttributedText(name), in: font) + 4, height: 14)
        let inside = rect.insetBy(dx: min(2, rect.width / 2), dy: min(2, rect.height / 2))
        let (middle, left) = (rect.midX - size.width / 2, inside.minX)
        let (right, bottom) = (inside.maxX - size.width, inside.maxY - size.height)
        let within = [
            CGPoint(x: middle, y: rect.midY - size.height / 2), CGPoint(x: left, y: bottom),
            CGPoint(x: right, y: bottom), CGPoint(x: left, y: inside.minY), CGPoint(x: right, y: inside.minY),
        ]
        let beside = [
            CGPoint(x: middle, y: rect.maxY + 1), CGPoint(x: rect.maxX + 2, y: rect.midY - size.height / 2),
            CGPoint(x: middle, y: rect.minY - 1 - size.height),
        ]
        let fits = size.width <= rect.width && size.height <= rect.height
        let style = TextStyle(font: font, color: TextStyle.standIn.color)
        let drawing = body
        let texts = ((fits ? within : []) + beside).map { origin in
            body = SVGDrawing()
            drawLine(name, in: CGRect(origin: origin, size: size), style: style)
            return body
        }
        body = drawing
        body.add(firstFreeOf: texts)
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
            let isPaper = layer.paint == .ground || layer.paint == .cut
            let paint = isPaper ? UIColor(white: 0.99, alpha: color.alpha) : color
            let isDrawn = layer.paint == .line || layer.paint == .cut
            let inset = square.width * (1 - layer.scale) / 2
            draw(
                path: layer.path, of: SVGSymbol.side, in: square.insetBy(dx: inset, dy: inset),
                fill: isDrawn ? nil : .color(paint), stroke: isDrawn ? paint : nil,
                width: SVGSymbol.lineWidth / layer.scale)
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
