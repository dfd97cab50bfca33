import Drawing
import Foundation

extension SVGCanvas {
    /// A bar glazed as in 2011: light at its upper edge, with a step in the middle.
    func drawBar(in rect: CGRect, edge: CGRectEdge, color: UIColor) {
        let glaze: CGFloat = color.luminance < 0.1 ? 0.4 : 1
        fill(
            rect,
            .gradient([
                (color.lighter(0.5 * glaze), 0), (color.lighter(0.22 * glaze), 0.5), (color.lighter(0.14 * glaze), 0.5),
                (color, 1),
            ]))
        let isBelow = edge == .minYEdge
        let light = CGRect(x: rect.minX, y: rect.minY + (isBelow ? 1 : 0), width: rect.width, height: 1)
        let dark = CGRect(x: rect.minX, y: isBelow ? rect.minY : rect.maxY - 1, width: rect.width, height: 1)
        fill(light, color: UIColor(white: 1, alpha: 0.3 * glaze))
        fill(dark, color: color.darker(0.6))
    }

    /// A button let into the bar, blue if its font is bold, as that of Done, with a point if it leads back.
    func drawBarButton(_ caption: Caption, in rect: CGRect, style: TextStyle, leadsBack: Bool) {
        var shape = rect.insetBy(dx: min(3, rect.width / 4), dy: 0).band(ofHeight: 30)
        // The point takes room that characters don't, and there is free room on the right.
        if leadsBack { shape.size.width += 10 }
        let blue = UIColor(red: 0.14, green: 0.39, blue: 0.87, alpha: 1)
        let ground: SVGPaint =
            style.font.isBold && !leadsBack
            ? .gradient([(blue.lighter(0.4), 0), (blue.lighter(0.08), 0.5), (blue, 0.5), (blue, 1)])
            : .gradient([
                (UIColor(white: 0, alpha: 0.06), 0), (UIColor(white: 0, alpha: 0.2), 0.5),
                (UIColor(white: 0, alpha: 0.26), 0.5), (UIColor(white: 0, alpha: 0.3), 1),
            ])
        let edge = UIColor(white: 0, alpha: 0.45)
        let tip: CGFloat = leadsBack ? min(10, shape.width / 3) : 0
        if leadsBack {
            let side = max(shape.width, shape.height)
            draw(
                path: Self.pointed(shape.size, tip: tip), of: side,
                in: CGRect(origin: shape.origin, size: CGSize(width: side, height: side)), fill: ground, stroke: edge)
        } else {
            fill(shape.offsetBy(dx: 0, dy: 1), color: UIColor(white: 1, alpha: 0.2), cornerRadius: 5)
            fill(shape, ground, cornerRadius: 5)
            stroke(shape, color: edge, cornerRadius: 5)
        }
        var small = style
        small.font = .boldSystemFont(ofSize: 12)
        small.alignment = .center
        let room = CGRect(x: shape.minX + tip, y: shape.minY, width: shape.width - tip, height: shape.height)
        drawRaised(caption, in: room.insetBy(dx: min(3, room.width / 4), dy: 0), style: small)
    }

    /// The outline of a button that points to the left.
    private static func pointed(_ size: CGSize, tip: CGFloat) -> String {
        let (right, bottom, middle) = (size.width - 0.5, size.height - 0.5, size.height / 2)
        return "M\((tip + 2).svg) 0.5H\((right - 5).svg)Q\(right.svg) 0.5 \(right.svg) 5.5V\((bottom - 5).svg)"
            + "Q\(right.svg) \(bottom.svg) \((right - 5).svg) \(bottom.svg)H\((tip + 2).svg)"
            + "Q\(tip.svg) \(bottom.svg) \((tip - 1).svg) \((bottom - 1.5).svg)L0.5 \(middle.svg)"
            + "L\((tip - 1).svg) 2Q\(tip.svg) 0.5 \((tip + 2).svg) 0.5Z"
    }

    /// A symbol over a title. The selected one is lit.
    func drawTab(_ caption: Caption, badge: String?, in rect: CGRect, isSelected: Bool) {
        if isSelected {
            fill(
                rect.insetBy(dx: min(2, rect.width / 4), dy: 3), color: UIColor(white: 1, alpha: 0.15), cornerRadius: 4)
        }
        let color = isSelected ? UIColor.white : UIColor(white: 0.6)
        let light = UIColor(red: 0.45, green: 0.75, blue: 1, alpha: 1)
        let title = CGRect(x: rect.minX, y: rect.maxY - 15, width: rect.width, height: 12)
        let symbol = CGRect(x: rect.midX - 13, y: rect.minY + 5, width: 26, height: 26)
        let hasSymbol = caption.symbol != nil
        if let image = caption.symbol { draw(symbol: image, in: symbol, color: isSelected ? light : color) }
        drawLine(
            caption.text ?? "", in: (hasSymbol ? title : rect).insetBy(dx: 2, dy: 0),
            style: TextStyle(font: .boldSystemFont(ofSize: hasSymbol ? 10 : 13), color: color, alignment: .center))
        guard let badge else { return }
        let style = TextStyle(font: .boldSystemFont(ofSize: 12), color: .white, alignment: .center)
        let width = max(18, SVGFont(style.font).width(of: badge) + 10)
        let disc = CGRect(x: min(symbol.maxX - 4, rect.maxX - width - 2), y: rect.minY + 3, width: width, height: 18)
        fill(disc, .vertical(UIColor(red: 1, green: 0.45, blue: 0.4, alpha: 1), .systemRed), cornerRadius: 9)
        stroke(disc, color: .white, width: 1.5, cornerRadius: 9)
        drawLine(badge, in: disc, style: style)
    }
}
