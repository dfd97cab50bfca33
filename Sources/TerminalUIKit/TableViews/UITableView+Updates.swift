extension UITableView {
    /// How a change would be animated. Nothing moves in a terminal; the names are UIKit's.
    public enum RowAnimation: Int, Sendable {
        /// Fading.
        case fade
        /// From the right.
        case right
        /// From the left.
        case left
        /// From the top.
        case top
        /// From the bottom.
        case bottom
        /// Not at all.
        case none
        /// In the middle.
        case middle
        /// As the table likes.
        case automatic = 100
    }

    /// Starts collecting changes that are made together by ``endUpdates()``. Calls nest.
    public func beginUpdates() {
        prepareSections()
        updates = updates ?? TableUpdates()
        updates!.depth += 1
    }

    /// Makes the changes since ``beginUpdates()``: visible cells keep their rows, counts are asked for again.
    ///
    /// Ends the process, as UIKit does, if the data source's new counts do not match the changes.
    public func endUpdates() {
        guard updates != nil else { return }
        updates!.depth -= 1
        guard updates!.depth == 0, let changes = updates else { return }
        updates = nil
        let before = sections.map(\.rowCount)
        computeSections()
        check(changes, before: before)
        recycler.reindex { changes.isReloaded($0) ? nil : changes.newIndex(of: $0) }
        selected = selected.compactMap(changes.newIndex)
        scroll(by: .zero)
        setNeedsLayout()
    }

    /// Makes changes together, then calls back.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    /// Says that rows have come; the indexes are those after the change.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        performBatchUpdates { self.updates!.inserted.formUnion(indexPaths) }
    }

    /// Says that rows have gone; the indexes are those before the change.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        performBatchUpdates { self.updates!.deleted.formUnion(indexPaths) }
    }

    /// Asks for the cells of rows again.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        performBatchUpdates { self.updates!.reloaded.formUnion(indexPaths) }
    }

    /// Says that a row has gone to another place: the first index is from before the change, the second from after.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        performBatchUpdates { self.updates!.moved[indexPath] = newIndexPath }
    }

    /// Says that sections have come; the indexes are those after the change.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        performBatchUpdates { self.updates!.insertedSections.formUnion(sections) }
    }

    /// Says that sections have gone; the indexes are those before the change.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        performBatchUpdates { self.updates!.deletedSections.formUnion(sections) }
    }

    /// Asks for sections again, however many rows they have now.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        performBatchUpdates { self.updates!.reloadedSections.formUnion(sections) }
    }

    private func check(_ changes: TableUpdates, before: [Int]) {
        let (inserted, deleted) = (changes.insertedSections.count, changes.deletedSections.count)
        guard sections.count == before.count + inserted - deleted else {
            UIKitException.inconsistency(
                "Invalid update: invalid number of sections. The number of sections contained in the table view after "
                    + "the update (\(sections.count)) must be equal to the number of sections contained in the table "
                    + "view before the update (\(before.count)), plus or minus the number of sections inserted or "
                    + "deleted (\(inserted) inserted, \(deleted) deleted)."
            ).raise()
        }
        for (old, count) in before.enumerated() where !changes.reloadedSections.contains(old) {
            guard let section = changes.newIndex(ofSection: old), sections.indices.contains(section) else { continue }
            let (inserted, deleted) = changes.changes(from: old, to: section)
            let new = sections[section].rowCount
            guard new != count + inserted - deleted else { continue }
            UIKitException.inconsistency(
                "Invalid update: invalid number of rows in section \(section). The number of rows contained in an "
                    + "existing section after the update (\(new)) must be equal to the number of rows contained in "
                    + "that section before the update (\(count)), plus or minus the number of rows inserted or deleted "
                    + "from that section (\(inserted) inserted, \(deleted) deleted)."
            ).raise()
        }
    }
}
