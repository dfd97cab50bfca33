import Foundation

nonisolated extension UIFont {
    /// The distance from the baseline to the top of the highest strokes, in points.
    public var ascender: CGFloat { lineHeight + descender }
    /// The distance from the baseline to the bottom of the lowest strokes, in points and negative, as in the system's
    /// font.
    public var descender: CGFloat { pointSize * (measures?.descender ?? -0.2412109375) }
    /// The distance from one line of text to the next, in points.
    public var lineHeight: CGFloat { pointSize * lineHeightInParts }

    private var lineHeightInParts: CGFloat {
        if let measures { return measures.ascender - measures.descender }
        if familyName == "Helvetica Neue" { return Self.lineHeightsOfHelveticaNeue[weight] ?? 1.18 }
        return Self.lineHeights[familyName] ?? (style.isKnown ? 1.193359375 : 1.165)
    }

    /// The heights of lines of the weights of Helvetica Neue, as far as they aren't those of the light and the medium
    /// one, in parts of the size: from frames of labels that Interface Builder stored.
    private static let lineHeightsOfHelveticaNeue: [Weight: CGFloat] = [
        .bold: 1.2, .regular: 1.165, .ultraLight: 1.147,
    ]

    /// The heights of lines in parts of the size, of families whose lines are of other heights than the system's.
    static let lineHeights: [String: CGFloat] = [
        "Avenir": 1.366, "Avenir Next": 1.366, "Futura": 1.3, "Georgia": 1.136, "Arial": 1.117, "Helvetica": 1.15,
        "Courier": 1.15, "Menlo": 1.164, "Verdana": 1.215, "Baskerville": 1.143, "Bradley Hand ITCTT": 1.25,
        "Lato": 1.2, "Roboto": 1.172, "Nunito": 1.364, "Nunito Sans": 1.364, "Quicksand": 1.25, "Gilroy": 1,
        "Source Sans Pro": 1.257, "Fira Sans": 1.2, "Inter": 1.21, "Montserrat": 1.219, "Open Sans": 1.362,
        "Poppins": 1.5, "Titillium Web": 1.521, ".Ping Fang SC": 1, "Kailasa": 1.3,
        "Ping Fang SC": 1.4, "Ping Fang TC": 1.4, "Ping Fang HK": 1.4, "Apple SDGothic Neo": 1.2, "Optima": 1.2,
    ]

    /// A Boolean value that indicates whether all characters have the same width, as far as the name says. Not in
    /// UIKit.
    public var isMonospaced: Bool { style.isMonospaced }

    /// The widths of the font's characters. Those of a family of which only the height is known are Helvetica's.
    /// Interface Builder takes a font that it doesn't find for the regular Helvetica Neue.
    var glyphWidths: GlyphWidths {
        if let measures { return measures.widths }
        if isMonospaced { return .monospaced }
        if style.isSystem { return .system(size: pointSize, weight: weight) }
        let named = style.isKnown ? familyName : "Helvetica Neue"
        if let widths = GlyphWidths.named(named, weight: style.isKnown ? weight : .regular) { return widths }
        var widths: GlyphWidths = isBold ? .helveticaBold : .helvetica
        // Chinese characters are as wide as the frames of labels say.
        if familyName == "Apple SDGothic Neo" { widths.ideograph = 0.8667 }
        return widths
    }
}
