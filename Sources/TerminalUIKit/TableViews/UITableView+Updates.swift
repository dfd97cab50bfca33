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

    func collectUpdates() {
        if needsReload { reload() }
        updates = updates ?? ListUpdates()
        updates!.depth += 1
    }

    func makeUpdates() {
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

    /// Makes one change, or adds it to those that are collected.
    func update(_ change: (inout ListUpdates) -> Void) {
        collectUpdates()
        change(&updates!)
        makeUpdates()
    }

    private func check(_ changes: ListUpdates, before: [Int]) {
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
