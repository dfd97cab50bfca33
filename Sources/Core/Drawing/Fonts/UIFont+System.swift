import Foundation

nonisolated extension UIFont {
    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons, in points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The default size of text, in points.
    public static let systemFontSize: CGFloat = 14

    /// Returns the system's font in a size, in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system's font in a size, in points, and a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(systemStyle: weight.name, size: fontSize)
    }

    /// Returns the system's bold font in a size, in points. As on iOS, its weight is semibold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the system's italic font in a size, in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(systemStyle: "RegularItalic", size: fontSize)
    }

    /// Returns the font of a text style at the default content size. An unknown style has the font of
    /// ``TextStyle/body``.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, sizes: [:])
    }

    /// The font of a text style where some styles have other sizes, and other distances between lines.
    package static func preferredFont(
        forTextStyle style: TextStyle, sizes: [TextStyle: (size: CGFloat, line: CGFloat)]
    ) -> UIFont {
        let (size, line) = sizes[style] ?? preferredSizes[style] ?? sizes[.body] ?? (17, 22)
        let weight: Weight = style == .headline ? .semibold : .regular
        let lineHeight = systemFont(ofSize: size).lineHeight
        return UIFont(systemStyle: weight.name, size: size, leading: line - lineHeight)
    }

    /// The sizes, and how far apart lines are: developer.apple.com/design/human-interface-guidelines/typography.
    private static let preferredSizes: [TextStyle: (size: CGFloat, line: CGFloat)] = [
        .largeTitle: (34, 41), .title1: (28, 34), .title2: (22, 28), .title3: (20, 25), .headline: (17, 22),
        .body: (17, 22), .callout: (16, 21), .subheadline: (15, 20), .footnote: (13, 18), .caption1: (12, 16),
        .caption2: (11, 13),
    ]
}
