import Foundation

/// The distances, in points, by which the edges of a rectangle move inward. Negative distances move them outward.
nonisolated public struct UIEdgeInsets: Equatable, Sendable {
    /// The distance that the top edge moves down.
    public var top: CGFloat
    /// The distance that the left edge moves right.
    public var left: CGFloat
    /// The distance that the bottom edge moves up.
    public var bottom: CGFloat
    /// The distance that the right edge moves left.
    public var right: CGFloat

    /// No distance on any side.
    public static let zero = UIEdgeInsets()

    /// Creates insets that are all zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets from four distances in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
