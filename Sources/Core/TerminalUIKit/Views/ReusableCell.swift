/// A view that a table or grid shows for one index after another.
@preconcurrency @MainActor public protocol ReusableCell: ReusableView {
    /// A Boolean value that indicates whether the cell has been on screen before. Its ``CellRecycler`` keeps it, to
    /// tell new cells from old ones.
    var hasBeenShown: Bool { get set }
}
