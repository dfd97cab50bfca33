extension UICollectionView {
    /// Makes changes together, then calls back: visible cells keep their items, counts are asked for again.
    ///
    /// Ends the process, as UIKit does, if the data source's new counts do not match the changes.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        if needsReload { reloadData() }
        self.updates = self.updates ?? TableUpdates()
        self.updates!.depth += 1
        updates?()
        self.updates!.depth -= 1
        if self.updates!.depth == 0 { endUpdates() }
        completion?(true)
    }

    /// Says that items have come; the indexes are those after the change.
    public func insertItems(at indexPaths: [IndexPath]) {
        performBatchUpdates { self.updates!.inserted.formUnion(indexPaths) }
    }

    /// Says that items have gone; the indexes are those before the change.
    public func deleteItems(at indexPaths: [IndexPath]) {
        performBatchUpdates { self.updates!.deleted.formUnion(indexPaths) }
    }

    /// Asks for the cells of items again.
    public func reloadItems(at indexPaths: [IndexPath]) {
        performBatchUpdates { self.updates!.reloaded.formUnion(indexPaths) }
    }

    private func endUpdates() {
        let changes = updates!
        updates = nil
        let before = itemCounts
        count()
        check(changes, before: before)
        recycler.reindex { changes.reloaded.contains($0) ? nil : changes.newIndex(of: $0) }
        selected = selected.compactMap(changes.newIndex)
        collectionViewLayout.invalidateLayout()
    }

    private func check(_ changes: TableUpdates, before: [Int]) {
        guard before.count == itemCounts.count else {
            UIKitException.inconsistency(
                "Invalid update: invalid number of sections.  The number of sections contained in the collection view "
                    + "after the update (\(itemCounts.count)) must be equal to the number of sections contained in "
                    + "the collection view before the update (\(before.count))."
            ).raise()
        }
        for (section, old) in before.enumerated() {
            let inserted = changes.inserted.count { $0.section == section }
            let deleted = changes.deleted.count { $0.section == section }
            let new = itemCounts[section]
            guard new != old + inserted - deleted else { continue }
            UIKitException.inconsistency(
                "Invalid update: invalid number of items in section \(section).  The number of items contained in an "
                    + "existing section after the update (\(new)) must be equal to the number of items contained in "
                    + "that section before the update (\(old)), plus or minus the number of items inserted or deleted "
                    + "from that section (\(inserted) inserted, \(deleted) deleted)."
            ).raise()
        }
    }
}
