/// The separators between the cells of a grid.
public nonisolated enum AQGridViewCellSeparatorStyle: Int, Sendable {
    /// Nothing.
    case none
    /// What the cells leave of their squares.
    case emptySpace
    /// A line at the bottom, and one at the right of every cell but the last in its row.
    case singleLine
}
