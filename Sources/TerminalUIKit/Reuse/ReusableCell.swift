/// A view that a table or grid shows for one index after another.
@MainActor public protocol ReusableCell: UIView {
    /// What the cell is found by when it can be used again; nil or empty if it never is.
    var reuseIdentifier: String? { get }
    /// Whether the cell has been on screen before. Its ``CellRecycler`` keeps it, to tell new cells from old ones.
    var hasBeenShown: Bool { get set }
    /// Called on a cell that is about to be used again, to forget its old content.
    func prepareForReuse()
}
