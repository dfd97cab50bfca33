/// Insertions and deletions collected between `beginUpdates()` and `endUpdates()`.
struct TableUpdates {
    var depth = 0
    /// Rows to go, by their indexes before the updates.
    var deleted: Set<IndexPath> = []
    /// Rows to come, by their indexes after the updates.
    var inserted: Set<IndexPath> = []
    /// Rows whose cells are to be asked for again, by their indexes before the updates.
    var reloaded: Set<IndexPath> = []

    /// The index a row has after the updates, or nil if it is deleted.
    func newIndex(of old: IndexPath) -> IndexPath? {
        guard !deleted.contains(old) else { return nil }
        var row = old.row - deleted.count { $0.section == old.section && $0.row < old.row }
        for new in inserted.sorted() where new.section == old.section && new.row <= row { row += 1 }
        return IndexPath(row: row, section: old.section)
    }
}
