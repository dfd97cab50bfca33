import Foundation
import PlainText

/// The layout of text in a terminal's columns: its line breaks and its size. Font sizes do not matter.
///
/// Views ask ``TextMetrics``, whose default is this layout.
nonisolated public enum TextLayout {
    /// The width of a column, in points.
    public static let columnWidth: CGFloat = 8
    /// The height of a line, in points.
    public static let lineHeight: CGFloat = 22

    /// Returns the number of whole columns that fit a width in points, or 0 if it isn't a positive number.
    public static func columns(in width: CGFloat) -> Int {
        max(0, CellSpan.whole((width / columnWidth).rounded(.down)))
    }

    /// Breaks a text into the lines to draw, each with the pieces that it has of the text.
    ///
    /// Control characters become their pictures, and characters without a width are removed. Every mode but
    /// `byClipping` wraps. Truncating modes put `…` into the last of `numberOfLines` if there is more text than lines.
    /// - Parameters:
    ///   - text: May hold line breaks of its own.
    ///   - columns: The length of a line. Below 1 there are no lines.
    ///   - mode: The way to treat longer text.
    ///   - numberOfLines: The maximum number of lines, or 0 for any number.
    /// - Complexity: O(*n*) in the length of the text.
    public static func lines(
        of text: AttributedText, columns: Int, mode: NSLineBreakMode, numberOfLines: Int = 0
    ) -> [AttributedText] {
        guard columns > 0, !text.isEmpty else { return [] }
        if text.runs.count == 1, text.runs[0].text.isPrintableASCII(upTo: columns) { return [text] }
        var breaker = LineBreaker(text: text, length: CGFloat(columns), mode: mode) { _ in { CGFloat($1) } }
        return breaker.lines(limit: numberOfLines > 0 ? numberOfLines : .max)
    }

    /// Returns the size of a text in whole columns and lines, in points, or zero if it is empty.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The maximum width, in points.
    ///   - mode: The mode that determines how lines break.
    ///   - numberOfLines: The maximum number of lines, or 0 for no maximum.
    public static func size(
        of text: String, width: CGFloat = .infinity, mode: NSLineBreakMode, numberOfLines: Int = 0
    ) -> CGSize { size(of: AttributedText(text), width: width, mode: mode, numberOfLines: numberOfLines) }

    /// Returns the size of an attributed text in whole columns and lines, in points, or zero if it is empty.
    public static func size(
        of text: AttributedText, width: CGFloat = .infinity, mode: NSLineBreakMode, numberOfLines: Int = 0
    ) -> CGSize {
        let lines = lines(of: text, columns: columns(in: width), mode: mode, numberOfLines: numberOfLines)
        let widest = lines.map { DisplayWidth.columns(of: $0.string) }.max() ?? 0
        return CGSize(width: CGFloat(widest) * columnWidth, height: CGFloat(lines.count) * lineHeight)
    }
}

extension String {
    /// Returns a Boolean value that indicates whether the text is at most so many characters of ASCII, all of which are
    /// drawn unchanged.
    nonisolated fileprivate func isPrintableASCII(upTo count: Int) -> Bool {
        utf8.count <= count && utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
}
