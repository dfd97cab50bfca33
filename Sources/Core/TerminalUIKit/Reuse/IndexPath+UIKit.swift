// The members that UIKit adds to IndexPath.
extension IndexPath {
    /// Creates the index path of a table's row.
    public nonisolated init(row: Int, section: Int) { self = IndexPath(index: section).appending(row) }
    /// Creates the index path of a collection's item.
    public nonisolated init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// The section's index.
    public nonisolated var section: Int { self[0] }
    /// The row's index in its section.
    public nonisolated var row: Int { self[1] }
    /// The item's index in its section.
    public nonisolated var item: Int { self[1] }
}
