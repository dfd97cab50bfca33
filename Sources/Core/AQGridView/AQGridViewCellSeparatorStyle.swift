/// The separators between the cells of a grid.
public nonisolated enum AQGridViewCellSeparatorStyle: Int, Sendable {
    /// No separator.
    case none
    /// The space that the cells leave in their squares.
    case emptySpace
    /// A line at the bottom, and one at the right of every cell but the last in its row.
    case singleLine
}
