/// The animations of a change. A terminal shows no animation. The names are the library's.
public nonisolated enum AQGridViewItemAnimation: Int, Sendable {
    /// Fading.
    case fade
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// Not at all.
    case none
}
