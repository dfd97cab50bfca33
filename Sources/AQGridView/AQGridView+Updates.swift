extension AQGridView {
    /// Starts collecting changes that are made together by ``endUpdates()``. Calls nest.
    public func beginUpdates() {
        updates = updates ?? GridUpdates()
        updates!.depth += 1
    }

    /// Makes the changes since ``beginUpdates()``: visible cells keep their items, the count is asked for again.
    ///
    /// Ends the process, as the library does, if the data source's new count does not match the changes.
    public func endUpdates() {
        guard updates != nil else { return }
        updates!.depth -= 1
        guard updates!.depth == 0, let changes = updates else { return }
        updates = nil
        let expected = numberOfItems + changes.inserted.count - changes.deleted.count
        let actual = dataSource?.numberOfItems(in: self) ?? 0
        guard actual == expected else {
            UIKitException.inconsistency(
                "Invalid number of items in AQGridView: Started with \(numberOfItems), added "
                    + "\(changes.inserted.count), deleted \(changes.deleted.count). Expected \(expected) items after "
                    + "changes, but got \(actual)"
            ).raise()
        }
        recycler.reindex { changes.reloaded.contains($0) ? nil : changes.newIndex(of: $0) }
        if selectedIndex != NSNotFound { selectedIndex = changes.newIndex(of: selectedIndex) ?? NSNotFound }
        layout.itemCount = actual
        delegate?.gridViewDidEndUpdateAnimation(self)
    }

    /// Says that items have come; the indexes are those after the change.
    public func insertItems(at indices: IndexSet, with animation: AQGridViewItemAnimation) {
        update { $0.inserted.formUnion(indices) }
    }

    /// Says that items have gone; the indexes are those before the change.
    public func deleteItems(at indices: IndexSet, with animation: AQGridViewItemAnimation) {
        update { $0.deleted.formUnion(indices) }
    }

    /// Asks for the cells of items again.
    public func reloadItems(at indices: IndexSet, with animation: AQGridViewItemAnimation) {
        update { $0.reloaded.formUnion(indices) }
    }

    /// Says that an item has changed its place.
    ///
    /// - Parameters:
    ///   - index: Its index before the change.
    ///   - newIndex: Its index after it.
    public func moveItem(at index: Int, to newIndex: Int, with animation: AQGridViewItemAnimation) {
        update { $0.moved[index] = newIndex }
    }

    private func update(_ change: (inout GridUpdates) -> Void) {
        beginUpdates()
        change(&updates!)
        endUpdates()
    }
}
