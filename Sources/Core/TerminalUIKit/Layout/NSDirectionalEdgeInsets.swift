import Foundation

/// The distances, in points, by which the edges of a rectangle move inward. The sides are named after the beginning and
/// the end of text.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance that the top edge moves down.
    public var top: CGFloat
    /// The distance that the leading edge moves inward.
    public var leading: CGFloat
    /// The distance that the bottom edge moves up.
    public var bottom: CGFloat
    /// The distance that the trailing edge moves inward.
    public var trailing: CGFloat

    /// No distance on any side.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets that are all zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets from four distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates the insets of a view in which text runs in a direction.
    init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
        let isTurned = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isTurned ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isTurned ? insets.left : insets.right)
    }

    /// Returns the insets at the left and right where text runs in a direction.
    package func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isTurned = direction == .rightToLeft
        return UIEdgeInsets(
            top: top, left: isTurned ? trailing : leading, bottom: bottom, right: isTurned ? leading : trailing)
    }
}
