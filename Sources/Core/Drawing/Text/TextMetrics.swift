import Foundation

/// The metrics of text: the columns of a terminal, or the widths that its font has on iOS. Not in UIKit.
///
/// A terminal's picture needs columns. Where a screen is laid out for its geometry, as Interface Builder does, fonts
/// count. Views read the metrics of their world. A canvas that draws in points has its own.
public enum TextMetrics: Sendable {
    /// 8 points a column and 22 points a line, whatever the font.
    case columns
    /// The metrics from tables of widths, and font sizes. Sizes are rounded up to half points, as on a screen of two
    /// pixels to one.
    case typographic

    /// Returns the lines of a text, as they fit a width in points, as ``TextLayout`` breaks them.
    ///
    /// `font` is used for the characters that have no font of their own.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func lines(
        of text: AttributedText, font: UIFont, width: CGFloat, mode: NSLineBreakMode, numberOfLines: Int = 0
    ) -> [AttributedText] {
        guard self == .typographic else {
            let columns = TextLayout.columns(in: width)
            return TextLayout.lines(of: text, columns: columns, mode: mode, numberOfLines: numberOfLines)
        }
        return typographicLines(
            of: text, font: font, width: width, mode: mode, numberOfLines: numberOfLines, keepsBlanks: false)
    }

    private func typographicLines(
        of text: AttributedText, font: UIFont, width: CGFloat, mode: NSLineBreakMode, numberOfLines: Int,
        keepsBlanks: Bool
    ) -> [AttributedText] {
        guard width > 0, !text.isEmpty else { return [] }
        // A text that got the width it asked for must fit it.
        let length = width + 0.01
        var breaker = LineBreaker(text: text, length: length, mode: mode, keepsBlanks: keepsBlanks) { attributes in
            let font = attributes.font ?? font
            let widths = font.glyphWidths
            return { character, _ in widths.width(of: character) * font.pointSize + attributes.kern }
        }
        return breaker.lines(limit: numberOfLines > 0 ? numberOfLines : .max)
    }

    /// Returns the size of a text in a font, in points, or zero if it is empty.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font of the text.
    ///   - width: The maximum width, in points.
    ///   - mode: The mode that determines how lines break.
    ///   - numberOfLines: The maximum number of lines, or 0 for no maximum.
    public func size(
        of text: String, font: UIFont, width: CGFloat = .infinity, mode: NSLineBreakMode = .byClipping,
        numberOfLines: Int = 0
    ) -> CGSize {
        size(of: AttributedText(text), font: font, width: width, mode: mode, numberOfLines: numberOfLines)
    }

    /// Returns the size of an attributed text, in points, or zero if it is empty. As in UIKit, the width of a line
    /// includes the blank at which it breaks.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font of characters that don't have one.
    ///   - width: The maximum width, in points.
    ///   - mode: The mode that determines how lines break.
    ///   - numberOfLines: The maximum number of lines, or 0 for no maximum.
    public func size(
        of text: AttributedText, font: UIFont, width: CGFloat = .infinity, mode: NSLineBreakMode = .byClipping,
        numberOfLines: Int = 0
    ) -> CGSize {
        guard self == .typographic else {
            return TextLayout.size(of: text, width: width, mode: mode, numberOfLines: numberOfLines)
        }
        let lines = typographicLines(
            of: text, font: font, width: width, mode: mode, numberOfLines: numberOfLines, keepsBlanks: true)
        let widths = font.glyphWidths
        let widest = lines.map { $0.width(in: font) { $0 === font ? widths : $0.glyphWidths } }.max() ?? 0
        let height =
            lines.reduce(0) { $0 + $1.lineHeight(in: font) } + lines.dropLast().reduce(0) { $0 + $1.spacing(in: font) }
        return CGSize(width: widest.roundedUpToPixel, height: height.roundedUpToPixel)
    }

    /// Returns the height of a line of text in a font, in points.
    public func lineHeight(of font: UIFont) -> CGFloat {
        self == .columns ? TextLayout.lineHeight : font.lineHeight.roundedUpToPixel
    }

    /// Returns the height of a line of text, in points, which is the height of its largest font.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - font: The font of characters that don't have one.
    public func lineHeight(of line: AttributedText, font: UIFont) -> CGFloat {
        self == .columns ? TextLayout.lineHeight : line.lineHeight(in: font).roundedUpToPixel
    }

    /// Returns the distance from the top of a line to its baseline, in points. On a terminal, it is half of the line's
    /// height.
    public func baseline(of font: UIFont) -> CGFloat {
        self == .columns ? TextLayout.lineHeight / 2 : (font.ascender * 2).rounded() / 2
    }
}

nonisolated extension CGFloat {
    /// The next half point, but for a hair, or 0 of an empty text, which would otherwise be −0.
    fileprivate var roundedUpToPixel: CGFloat { ((self - 0.001) * 2).rounded(.up) / 2 + 0 }
}
