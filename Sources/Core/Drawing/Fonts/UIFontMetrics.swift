import Foundation

/// The scaling of fonts and distances with the user's text size. Here, sizes aren't scaled.
nonisolated public final class UIFontMetrics: NSObject, Sendable {
    /// The metrics of the body text style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// Returns a font for the user's text size, which is the font itself here.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - maximumPointSize: The largest size of the returned font, in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat = .infinity) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    /// Returns a distance for the user's text size, which is the distance itself here.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
