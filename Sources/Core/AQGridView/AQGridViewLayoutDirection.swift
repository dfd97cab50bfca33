/// The directions in which a grid can grow.
public nonisolated enum AQGridViewLayoutDirection: Int, Sendable {
    /// Downwards: as many columns as the width has room for.
    case vertical
    /// To the right: as many rows as the height has room for. Items still follow each other from left to right.
    case horizontal
}
