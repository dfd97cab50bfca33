import Drawing
import Foundation

extension SVGCanvas {
    /// Draws text in a rectangle, centred from top to bottom.
    ///
    /// It has the lines that it is measured in, which are a terminal's unless fonts count, so that nothing is cut off
    /// that is seen there. They are as large as the font says, or as the rectangle lets them be.
    public func draw(_ text: String, in rect: CGRect, style: TextStyle) {
        let area = rect.standardized
        guard !rect.isNull, area.width > 0, style.color.alpha > 0 else { return }
        let metrics = TextMetrics.current
        let height = max(1, CellSpan.whole((area.height / metrics.lineHeight(of: style.font)).rounded()))
        let lines = metrics.lines(
            of: text, font: style.font, width: area.width, mode: style.lineBreakMode,
            numberOfLines: style.numberOfLines > 0 ? min(style.numberOfLines, height) : height)
        draw(lines, in: area, style: style)
    }

    /// Draws a text in one line, as large as its font says or as the rectangle lets it be.
    func drawLine(_ text: String, in rect: CGRect, style: TextStyle) {
        draw(
            TextLayout.lines(of: text, columns: .max, mode: .byTruncatingTail, numberOfLines: 1), in: rect, style: style
        )
    }

    private func draw(_ lines: [String], in rect: CGRect, style: TextStyle) {
        guard !lines.isEmpty else { return }
        let usual = SVGFont(style.font)
        let widest = lines.map { usual.width(of: $0) }.max() ?? 0
        var factor = widest > rect.width ? rect.width / widest : 1
        var lineHeight = style.font.lineHeight
        if lines.count > 1, lineHeight * CGFloat(lines.count) > rect.height {
            lineHeight = rect.height / CGFloat(lines.count)
            factor = min(factor, lineHeight / style.font.pointSize)
        }
        let size = style.font.pointSize * factor
        let top = rect.midY - lineHeight * CGFloat(lines.count) / 2
        for (index, line) in lines.enumerated() {
            let middle = top + (CGFloat(index) + 0.5) * lineHeight
            draw(line, in: CGRect(x: rect.minX, y: middle, width: rect.width, height: 0), size: size, style: style)
        }
    }

    /// - Parameter rect: As wide as the line may be, at the height of its middle.
    private func draw(_ line: String, in rect: CGRect, size: CGFloat, style: TextStyle) {
        // SVG leaves blanks out at the ends of a text: they become room.
        let text = String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        guard let place = absolute(rect), !text.isEmpty else { return }
        let font = SVGFont(style.font)
        func width(_ text: some StringProtocol) -> CGFloat {
            font.width(of: String(text)) * size / style.font.pointSize
        }
        let before = width(line.prefix { $0 == " " })
        let length = min(width(text), place.width)
        let after = max(0, width(line) - before - length)
        let x: (at: CGFloat, anchor: String?) =
            switch style.alignment {
            case .left, .justified, .natural: (place.minX + before, nil)
            case .center: (place.midX + (before - after) / 2, "middle")
            case .right: (place.maxX - after, "end")
            }
        // What other fonts would make of it, they make as wide.
        let isFixed = text.count > 1 && (font.knows(text) || length == place.width)
        body.element(
            "text",
            [
                "x": x.at, "y": place.midY + size * Self.baseline, "font-size": size, "font-family": font.families,
                "font-weight": font.weight, "font-style": style.font.isItalic ? "italic" : nil,
                "text-anchor": x.anchor, "textLength": isFixed ? length : nil,
                "lengthAdjust": isFixed ? "spacingAndGlyphs" : nil, "fill": style.color.hex,
                "fill-opacity": style.color.opacity,
            ], text: text.replacing("  ", with: "\u{A0}\u{A0}"))
    }

    /// How far below its middle the baseline of a line is, in sizes of the font.
    private static let baseline: CGFloat = 0.345
}
