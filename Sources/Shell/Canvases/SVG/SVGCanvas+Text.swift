import Drawing
import Foundation

extension SVGCanvas {
    /// Draws text in a rectangle, centered from top to bottom.
    ///
    /// The text has the lines in which it is measured, which are a terminal's unless fonts count, so that text visible
    /// there isn't cut off. The lines are as large as the font says, or as the rectangle allows.
    public func draw(_ text: AttributedText, in rect: CGRect, style: TextStyle) {
        let area = rect.standardized
        guard !rect.isNull, area.width > 0 else { return }
        if let color = style.shadowColor, color.alpha > 0, style.shadowOffset != .zero {
            var shadow = style
            (shadow.color, shadow.shadowColor) = (color, nil)
            let moved = area.offsetBy(dx: style.shadowOffset.width, dy: style.shadowOffset.height)
            draw(text.colorless, in: moved, style: shadow)
        }
        draw(lines(of: text, in: area.size, style: style), in: area, style: style)
    }

    /// The lines of which at least half fits into a size, or the first.
    private func lines(of text: AttributedText, in size: CGSize, style: TextStyle) -> [AttributedText] {
        let metrics = textMetrics
        func lines(limit: Int) -> [AttributedText] {
            metrics.lines(
                of: text, font: style.font, width: size.width, mode: style.lineBreakMode, numberOfLines: limit)
        }
        let all = lines(limit: style.numberOfLines)
        var bottom: CGFloat = 0
        let fitting = all.prefix { line in
            let height = metrics == .columns ? TextLayout.lineHeight : line.lineHeight(in: style.font)
            let middle = bottom + height / 2
            bottom = 2 * middle - bottom + line.spacing(in: style.font)
            return middle <= size.height
        }
        return fitting.count < all.count ? lines(limit: max(1, fitting.count)) : all
    }

    /// Draws a text in one line, as large as its font says or as the rectangle lets it be.
    func drawLine(_ text: AttributedText, in rect: CGRect, style: TextStyle) {
        draw(
            TextLayout.lines(of: text, columns: .max, mode: .byTruncatingTail, numberOfLines: 1), in: rect, style: style
        )
    }

    /// Draws a plain text in one line.
    func drawLine(_ text: String, in rect: CGRect, style: TextStyle) {
        drawLine(AttributedText(text), in: rect, style: style)
    }

    private func draw(_ lines: [AttributedText], in rect: CGRect, style: TextStyle) {
        guard let last = lines.last else { return }
        let widest = lines.map { SVGFont.width(of: $0, in: style.font) }.max() ?? 0
        var factor = widest > rect.width ? rect.width / widest : 1
        let font = style.font
        let height = lines.reduce(0) { $0 + $1.lineHeight(in: font) + $1.spacing(in: font) } - last.spacing(in: font)
        let squeeze = lines.count > 1 && height > rect.height ? rect.height / height : 1
        if squeeze < 1 { factor = min(factor, squeeze * style.font.lineHeight / style.font.pointSize) }
        var top = rect.midY - height * squeeze / 2
        for line in lines {
            let lineHeight = line.lineHeight(in: style.font) * squeeze
            let middle = CGRect(x: rect.minX, y: top + lineHeight / 2, width: rect.width, height: 0)
            draw(line, in: middle, scale: factor, style: style)
            top += lineHeight + line.spacing(in: style.font) * squeeze
        }
    }

    /// The rectangle is as wide as the line may be, at the height of its middle.
    private func draw(_ line: AttributedText, in rect: CGRect, scale: CGFloat, style: TextStyle) {
        let fonts = line.runs.map { $0.attributes.font ?? style.font }
        let baseline = rect.minY + (fonts.map(\.pointSize).max() ?? 0) * scale * Self.baseline
        let alignment = line.alignment ?? style.alignment
        let width = SVGFont.width(of: line, in: style.font) * scale
        var left =
            switch alignment {
            case .left, .justified, .natural: rect.minX
            case .center: rect.midX - width / 2
            case .right: rect.maxX - width
            }
        for (run, font) in zip(line.runs, fonts) {
            let width = run.width(in: font, widths: SVGFont.widths(of:)) * scale
            var style = style
            (style.font, style.color) = (font, run.attributes.color ?? style.color)
            (style.alignment, left) = (line.runs.count == 1 ? alignment : .left, left + width)
            let box = CGRect(x: left - width, y: baseline, width: width, height: 0)
            let room = line.runs.count == 1 ? CGRect(x: rect.minX, y: baseline, width: rect.width, height: 0) : box
            drawGround(of: run, in: box, scale: scale, font: font)
            draw(run, in: room, scale: scale, style: style)
            drawLines(of: run, in: box, scale: scale, style: style)
        }
    }

    /// The rectangle is as wide as the piece of text may be, at the height of its baseline.
    private func draw(_ run: AttributedText.Run, in rect: CGRect, scale: CGFloat, style: TextStyle) {
        // SVG leaves blanks out at the ends of a text: they become room.
        let text = String(run.text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        guard let place = absolute(rect), !text.isEmpty, style.color.alpha > 0 else { return }
        let font = SVGFont(style.font)
        func width(_ text: some StringProtocol) -> CGFloat {
            (font.width(of: String(text)) + CGFloat(text.count) * run.attributes.kern) * scale
        }
        let before = width(run.text.prefix { $0 == " " })
        let length = min(width(text), place.width)
        let after = max(0, width(run.text) - before - length)
        let x: (at: CGFloat, anchor: String?) =
            switch style.alignment {
            case .left, .justified, .natural: (place.minX + before, nil)
            case .center: (place.midX + (before - after) / 2, "middle")
            case .right: (place.maxX - after, "end")
            }
        // Other fonts would make the text wider or narrower, so its length is fixed.
        let isFixed = text.count > 1 && (font.knows(text) || length == place.width)
        let kern = run.attributes.kern * scale
        let size = style.font.pointSize * scale
        let left = x.at - (x.anchor == nil ? 0 : x.anchor == "end" ? length : length / 2)
        // The box is higher and deeper than letters are, with marks above and below them.
        let box = CGRect(x: left, y: place.midY - 1.2 * size, width: length, height: 1.6 * size)
        body.element(
            "text",
            [
                "x": x.at, "y": place.midY, "font-size": size, "font-family": font.families,
                "font-weight": font.weight, "font-style": style.font.isItalic ? "italic" : nil,
                "letter-spacing": kern == 0 ? nil : kern, "text-anchor": x.anchor,
                "textLength": isFixed ? length : nil, "lengthAdjust": isFixed ? "spacingAndGlyphs" : nil,
                "fill": style.color.hex, "fill-opacity": style.color.opacity,
            ], text: text.replacing("  ", with: "\u{A0}\u{A0}"), area: isFixed ? box : nil,
            textBox: CGRect(x: left, y: place.midY - 0.8 * size, width: length, height: size))
    }

    private func drawGround(of run: AttributedText.Run, in box: CGRect, scale: CGFloat, font: UIFont) {
        guard let color = run.attributes.backgroundColor else { return }
        let top = box.minY - font.ascender * scale
        fill(CGRect(x: box.minX, y: top, width: box.width, height: font.lineHeight * scale), color: color)
    }

    private func drawLines(of run: AttributedText.Run, in box: CGRect, scale: CGFloat, style: TextStyle) {
        let size = style.font.pointSize * scale
        func drawLine(above: CGFloat, color: UIColor?) {
            let line = CGRect(x: box.minX, y: box.minY - size * above, width: box.width, height: max(0.5, size / 16))
            fill(line, color: color ?? style.color)
        }
        if run.attributes.isUnderlined { drawLine(above: -0.1, color: run.attributes.underlineColor) }
        if run.attributes.isStruckThrough { drawLine(above: 0.28, color: run.attributes.strikethroughColor) }
    }

    /// The distance from the middle of a line to its baseline, in font sizes.
    private static let baseline: CGFloat = 0.345
}
