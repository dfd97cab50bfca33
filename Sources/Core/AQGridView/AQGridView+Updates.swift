extension AQGridView {
    func collectUpdates() {
        updates = updates ?? GridUpdates()
        updates!.depth += 1
    }

    func makeUpdates() {
        guard updates != nil else { return }
        updates!.depth -= 1
        guard updates!.depth == 0, let changes = updates else { return }
        updates = nil
        let expected = layout.itemCount + changes.inserted.count - changes.deleted.count
        let actual = dataSource?.numberOfItems(in: self) ?? 0
        guard actual == expected else {
            UIKitException.inconsistency(
                "Invalid number of items in AQGridView: Started with \(layout.itemCount), added "
                    + "\(changes.inserted.count), deleted \(changes.deleted.count). Expected \(expected) items after "
                    + "changes, but got \(actual)"
            ).raise()
        }
        recycler.reindex(
            { changes.reloaded.contains($0) ? nil : changes.newIndex(of: $0) }, ended: Self.requireIdentifier)
        if selectedIndex != NSNotFound { selectedIndex = changes.newIndex(of: selectedIndex) ?? NSNotFound }
        layout.itemCount = actual
        delegate?.gridViewDidEndUpdateAnimation(self)
    }

    /// Makes one update, or adds it to the batch.
    func update(_ change: (inout GridUpdates) -> Void) {
        collectUpdates()
        change(&updates!)
        makeUpdates()
    }
}
