import Foundation

/// The metrics of text: the columns of a terminal, or the widths that its font has on iOS. Not in UIKit.
///
/// A terminal's picture needs columns. Where a screen is laid out for its geometry, as Interface Builder does, fonts
/// count. Views read the metrics of their world. A canvas that draws in points has its own.
public struct TextMetrics: Hashable, Sendable {
    /// The number of pixels to a point, or nil where columns count. Sizes are rounded up to whole pixels.
    public let scale: CGFloat?
    /// The version of iOS that the system's font is of: 7 also for iOS 8, 9, 10, or 11 for later ones.
    private var iOS = 11

    /// 8 points a column and 22 points a line, whatever the font.
    public static let columns = TextMetrics(scale: nil)
    /// The metrics from tables of widths, and font sizes, on a screen of two pixels to a point.
    public static let typographic = TextMetrics(scale: 2)

    /// Creates the metrics of fonts on a screen, or of columns.
    ///
    /// - Parameter scale: The number of pixels to a point, or nil for columns.
    public init(scale: CGFloat?) { self.scale = scale }

    /// Creates the metrics of fonts on a screen, with the system's font of iOS 7, 9, 10, or 11 and later.
    package init(scale: CGFloat, iOS: Int) { (self.scale, self.iOS) = (scale, iOS) }

    private func widths(of font: UIFont) -> GlyphWidths {
        guard iOS < 11, font.style.isSystem else { return font.glyphWidths }
        // Before iOS 9, it is Helvetica Neue, and a bold one is the medium one.
        let older = iOS < 9 ? GlyphWidths.free("Helvetica Neue", weight: font.isBold ? .medium : font.weight) : nil
        return older ?? .system(size: font.pointSize, weight: font.weight, iOS: iOS)
    }

    /// Returns the lines of a text, as they fit a width in points, as ``TextLayout`` breaks them.
    ///
    /// `font` is used for the characters that have no font of their own.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func lines(
        of text: AttributedText, font: UIFont, width: CGFloat, mode: NSLineBreakMode, numberOfLines: Int = 0
    ) -> [AttributedText] {
        guard scale != nil else {
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
            let widths = widths(of: font)
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
        guard let scale else {
            return TextLayout.size(of: text, width: width, mode: mode, numberOfLines: numberOfLines)
        }
        let lines = typographicLines(
            of: text, font: font, width: width, mode: mode, numberOfLines: numberOfLines, keepsBlanks: true)
        let common = widths(of: font)
        let widest = lines.map { $0.width(in: font) { $0 === font ? common : widths(of: $0) } }.max() ?? 0
        let height =
            lines.reduce(0) { $0 + $1.lineHeight(in: font) } + lines.dropLast().reduce(0) { $0 + $1.spacing(in: font) }
        return CGSize(width: widest.roundedUp(toPixelOf: scale), height: height.roundedUp(toPixelOf: scale))
    }

    /// Returns the height of a line of text in a font, in points.
    public func lineHeight(of font: UIFont) -> CGFloat {
        scale.map { font.lineHeight.roundedUp(toPixelOf: $0) } ?? TextLayout.lineHeight
    }

    /// Returns the height of a line of text, in points, which is the height of its largest font.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - font: The font of characters that don't have one.
    public func lineHeight(of line: AttributedText, font: UIFont) -> CGFloat {
        scale.map { line.lineHeight(in: font).roundedUp(toPixelOf: $0) } ?? TextLayout.lineHeight
    }

    /// Returns the distance from the top of a line to its baseline, in points. On a terminal, it is half of the line's
    /// height.
    public func baseline(of font: UIFont) -> CGFloat {
        scale.map { (font.ascender * $0).rounded() / $0 } ?? TextLayout.lineHeight / 2
    }
}

nonisolated extension CGFloat {
    /// Returns the next whole pixel, but for a hair, or 0 of an empty text, which would otherwise be −0.
    package func roundedUp(toPixelOf scale: CGFloat) -> CGFloat {
        ((self - 0.001) * scale).rounded(.up) / scale + 0
    }
}
