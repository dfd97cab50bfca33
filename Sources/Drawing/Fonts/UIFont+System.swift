import Foundation

nonisolated extension UIFont {
    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons, in points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of text that no one gave a size, in points.
    public static let systemFontSize: CGFloat = 14

    /// The system's font in a size, in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system's font in a size, in points, and a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(systemStyle: weight.name, size: fontSize)
    }

    /// The system's bold font in a size, in points. As on iOS, its weight is semibold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The system's italic font in a size, in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(systemStyle: "RegularItalic", size: fontSize)
    }

    /// The font of a text style at the default content size. An unknown style has the font of ``TextStyle/body``.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        systemFont(ofSize: preferredSizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
    }

    private static let preferredSizes: [TextStyle: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16,
        .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
}
