import Foundation

// A text that is one line.
nonisolated extension AttributedText {
    /// The width of the line in points. Characters that have no font of their own are in the one given.
    package func width(in font: UIFont, widths: (UIFont) -> GlyphWidths) -> CGFloat {
        runs.reduce(0) { $0 + $1.width(in: font, widths: widths) }
    }

    /// Returns the height of the line in points: the height of its largest font, unless its paragraph sets another.
    package func lineHeight(in font: UIFont) -> CGFloat {
        let natural = runs.map { ($0.attributes.font ?? font).lineHeight }.max() ?? font.lineHeight
        return runs.first?.attributes.paragraph?.height(of: natural) ?? natural
    }

    /// Returns the room between the line and the next, in points: that of the paragraph and of the largest font.
    package func spacing(in font: UIFont) -> CGFloat {
        let fonts = runs.map { $0.attributes.font ?? font }
        return (runs.first?.attributes.paragraph?.lineSpacing ?? 0)
            + (fonts.max { $0.lineHeight < $1.lineHeight }?.leading ?? 0)
    }
}

nonisolated extension AttributedText.Run {
    /// Returns the width of the characters in points, as ``AttributedText/width(in:widths:)`` has it.
    package func width(in font: UIFont, widths: (UIFont) -> GlyphWidths) -> CGFloat {
        let font = attributes.font ?? font
        let table = widths(font)
        return text.reduce(0) { $0 + table.width(of: $1) } * font.pointSize + attributes.kern * CGFloat(text.count)
    }
}
