import Foundation

/// Where something is in an animated picture at a time, how it is turned, and how much of it is seen.
package nonisolated struct SVGKeyframe: Equatable {
    /// When: a share of the whole, 0…1.
    package var time: Double
    /// How far it is from where it is drawn, in points.
    package var offset: CGPoint
    /// How far it is turned about its origin, in degrees.
    package var turn: CGFloat
    /// How opaque it is, 0…1.
    package var opacity: CGFloat

    /// Creates a keyframe.
    package init(_ time: Double = 0, offset: CGPoint = .zero, turn: CGFloat = 0, opacity: CGFloat = 1) {
        (self.time, self.offset, self.turn, self.opacity) = (time, offset, turn, opacity)
    }

    /// Whether nothing differs but the time.
    func looksLike(_ other: SVGKeyframe) -> Bool {
        offset == other.offset && turn == other.turn && opacity == other.opacity
    }
}
