import Foundation

/// The scaling of fonts and distances with the user's text size. Here, sizes aren't scaled.
nonisolated public final class UIFontMetrics: NSObject, Sendable {
    /// Those of the body's style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates those of a style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// Returns the font itself, or a smaller one that is no larger than a size.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat = .infinity) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    /// Returns the distance itself.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
