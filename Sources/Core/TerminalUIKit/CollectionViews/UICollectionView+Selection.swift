extension UICollectionView {
    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            selected.forEach(deselect)
            return
        }
        guard allowsSelection, contains(indexPath) else { return }
        if !allowsMultipleSelection {
            for other in selected where other != indexPath { deselect(other) }
        }
        if !selected.contains(indexPath) { selected.append(indexPath) }
        recycler.cell(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath) {
        selected.removeAll { $0 == indexPath }
        recycler.cell(at: indexPath)?.isSelected = false
    }

    // MARK: Tapping

    /// Acts as a tap on an item: highlights and unhighlights the cell, asks the delegate, selects the item, and tells
    /// the delegate. It deselects instead, if several items can be selected and this one is. A gesture recognizer of a
    /// view around the item that notices taps keeps all this from happening, as on iOS, unless it lets touches through.
    ///
    /// - Returns: `true` if the item is there and may be selected or deselected.
    @discardableResult
    public func tapItem(at indexPath: IndexPath) -> Bool {
        guard allowsSelection, receivesTouches, contains(indexPath), touch(indexPath) else { return false }
        if allowsMultipleSelection, selected.contains(indexPath) { return deselectByTap(indexPath) }
        guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return false }
        let before = selected
        select(indexPath, animated: false, scrollPosition: [])
        for other in before where !selected.contains(other) {
            delegate?.collectionView(self, didDeselectItemAt: other)
        }
        if let cell = recycler.cell(at: indexPath) { cell.selectionSegue?.perform(cell) }
        if let delegate {
            Trace.tell("collectionView(_:didSelectItemAt:) item \(indexPath.item)", to: delegate, from: self)
            delegate.collectionView(self, didSelectItemAt: indexPath)
        }
        return true
    }

    /// Highlights and unhighlights a cell, if the delegate lets it.
    private func touch(_ indexPath: IndexPath) -> Bool {
        guard recycler.cell(at: indexPath)?.perform(.tap()) != true else { return false }
        guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return false }
        recycler.cell(at: indexPath)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
        recycler.cell(at: indexPath)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
        return true
    }

    private func deselectByTap(_ indexPath: IndexPath) -> Bool {
        guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return false }
        deselect(indexPath)
        delegate?.collectionView(self, didDeselectItemAt: indexPath)
        return true
    }
}
