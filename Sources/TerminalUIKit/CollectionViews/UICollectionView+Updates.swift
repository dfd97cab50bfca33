extension UICollectionView {
    /// Collects the changes that a function says; makes them when the outermost such function has returned.
    func collectUpdates(_ changes: () -> Void) {
        if needsReload { reload() }
        updates = updates ?? ListUpdates()
        updates!.depth += 1
        changes()
        updates!.depth -= 1
        if updates!.depth == 0 { makeUpdates() }
    }

    private func makeUpdates() {
        let changes = updates!
        updates = nil
        let before = itemCounts
        count()
        check(changes, before: before)
        recycler.reindex { changes.reloaded.contains($0) ? nil : changes.newIndex(of: $0) }
        selected = selected.compactMap(changes.newIndex)
        collectionViewLayout.invalidateLayout()
    }

    private func check(_ changes: ListUpdates, before: [Int]) {
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
