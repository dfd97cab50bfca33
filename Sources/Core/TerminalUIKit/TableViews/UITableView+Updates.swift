extension UITableView {
    /// The animations of a change. A terminal shows no animation. The names are UIKit's.
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
        /// Without an animation.
        case none
        /// In the middle.
        case middle
        /// As the table chooses.
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
        let counts = askForRowCounts()
        UpdateCheck(
            changes: changes, before: sections.map(\.rowCount), after: counts, item: "row", list: "table view"
        ).raise()
        measurements = measurements.updated(by: changes)
        computeSections(rowCounts: counts)
        selected = selected.filter { !changes.isReloaded($0) }.compactMap(changes.newIndex)
        recycler.reindex({ changes.isReloaded($0) ? nil : changes.newIndex(of: $0) }, ended: tellEndOfDisplay)
        moveContent(down: 0)
        setNeedsLayout()
    }

    /// Makes one update, or adds it to the batch.
    func update(_ change: (inout ListUpdates) -> Void) {
        collectUpdates()
        change(&updates!)
        makeUpdates()
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
