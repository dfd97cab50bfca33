/// The position of an item after scrolling to it.
public nonisolated enum AQGridViewScrollPosition: Int, Sendable {
    /// Anywhere, with the least movement.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
}
