import Foundation

/// The position, rotation and opacity of an element in an animated picture, at one time.
package nonisolated struct SVGKeyframe: Equatable {
    /// The time of the keyframe, as a share of the whole, 0…1.
    package var time: Double
    /// The offset from the place where it is drawn, in points.
    package var offset: CGPoint
    /// The rotation about its origin, in degrees.
    package var turn: CGFloat
    /// The opacity, 0…1.
    package var opacity: CGFloat

    /// Creates a keyframe.
    package init(_ time: Double = 0, offset: CGPoint = .zero, turn: CGFloat = 0, opacity: CGFloat = 1) {
        (self.time, self.offset, self.turn, self.opacity) = (time, offset, turn, opacity)
    }

    /// Returns a Boolean value that indicates whether only the time differs.
    func looksLike(_ other: SVGKeyframe) -> Bool {
        offset == other.offset && turn == other.turn && opacity == other.opacity
    }
}
