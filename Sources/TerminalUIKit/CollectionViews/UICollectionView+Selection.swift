extension UICollectionView {
    /// The selected items in order; nil for none.
    public var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects an item, telling nobody; nil deselects all.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            selected.forEach { deselectItem(at: $0, animated: animated) }
            return
        }
        guard allowsSelection, contains(indexPath) else { return }
        if !allowsMultipleSelection {
            for other in selected where other != indexPath { deselectItem(at: other, animated: animated) }
        }
        if !selected.contains(indexPath) { selected.append(indexPath) }
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item, telling nobody.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// Does what a tap on an item does: asks the delegate, selects, tells the delegate.
    ///
    /// - Returns: Whether the item is there and may be selected.
    @discardableResult
    public func tapItem(at indexPath: IndexPath) -> Bool {
        guard allowsSelection, contains(indexPath),
            delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true
        else { return false }
        let before = selected
        if allowsMultipleSelection, before.contains(indexPath) {
            deselectItem(at: indexPath, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: indexPath)
            return true
        }
        selectItem(at: indexPath, animated: false, scrollPosition: [])
        for other in before where !selected.contains(other) {
            delegate?.collectionView(self, didDeselectItemAt: other)
        }
        delegate?.collectionView(self, didSelectItemAt: indexPath)
        return true
    }
}
