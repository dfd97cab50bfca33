/// The change of a cell on screen since ``CellRecycler/forgetChanges()``.
public nonisolated enum CellChange: Hashable, Sendable {
    /// Nothing: it shows what it showed.
    case none
    /// It was made.
    case made
    /// It was reused, once or more often. It was at that place before, such as `row 0`.
    case reused(from: String, times: Int)
    /// It went along with its item, which was at that place before.
    case moved(from: String)
}
