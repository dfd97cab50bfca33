/// Insertions, deletions and moves batched between `beginUpdates()` and `endUpdates()`.
nonisolated struct GridUpdates {
    var depth = 0
    /// Deleted items, by their indexes before the updates.
    var deleted = IndexSet()
    /// Inserted items, by their indexes after the updates.
    var inserted = IndexSet()
    /// Reloaded items, by their indexes before the updates.
    var reloaded = IndexSet()
    /// Moved items: from the index before the updates to the one after.
    var moved: [Int: Int] = [:]

    /// The index an item has after the updates, or nil if it is deleted.
    func newIndex(of old: Int) -> Int? {
        guard !deleted.contains(old) else { return nil }
        if let target = moved[old] { return target }
        let gone = deleted.union(IndexSet(moved.keys))
        let come = inserted.union(IndexSet(moved.values))
        var index = old - gone.count(in: 0..<old)
        for new in come where new <= index { index += 1 }
        return index
    }
}
