extension UICollectionView {
    /// Batches the updates of a function, and makes them when the outermost such function has returned.
    func collectUpdates(_ changes: () -> Void) {
        if needsReload { reload() }
        updates = updates ?? ListUpdates()
        updates!.depth += 1
        changes()
        updates!.depth -= 1
        if updates!.depth == 0 { makeUpdates() }
    }

    /// Makes one update, or adds it to the batch.
    func update(_ change: (inout ListUpdates) -> Void) { collectUpdates { change(&updates!) } }

    private func makeUpdates() {
        let changes = updates!
        updates = nil
        let before = itemCounts
        count()
        UpdateCheck(changes: changes, before: before, after: itemCounts, item: "item", list: "collection view").raise()
        selected = selected.filter { !changes.isReloaded($0) }.compactMap(changes.newIndex)
        recycler.reindex({ changes.isReloaded($0) ? nil : changes.newIndex(of: $0) }, ended: tellEndOfDisplay)
        for (kind, recycler) in supplementaryRecyclers.sorted(by: { $0.key < $1.key }) {
            recycler.reindex(changes.newIndexOfView) { tellEndOfDisplay($0, ofKind: kind, $1) }
        }
        collectionViewLayout.itemsChanged(by: changes)
        collectionViewLayout.invalidateLayout()
    }

    /// Performs a batch of updates, in a closure that doesn't escape.
    ///
    /// - Note: In UIKit, one method takes both kinds of closures.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }
}
