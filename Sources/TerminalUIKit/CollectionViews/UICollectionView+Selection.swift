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
        recycler.visible[indexPath]?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath) {
        selected.removeAll { $0 == indexPath }
        recycler.visible[indexPath]?.isSelected = false
    }

    /// Does what a tap on an item does: shows the cell touched and no longer, asks the delegate, selects, tells the
    /// delegate.
    ///
    /// - Returns: Whether the item is there and may be selected.
    @discardableResult
    public func tapItem(at indexPath: IndexPath) -> Bool {
        guard allowsSelection, contains(indexPath) else { return false }
        for isTouched in [true, false] { recycler.visible[indexPath]?.isHighlighted = isTouched }
        guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return false }
        let before = selected
        if allowsMultipleSelection, before.contains(indexPath) {
            deselect(indexPath)
            delegate?.collectionView(self, didDeselectItemAt: indexPath)
            return true
        }
        select(indexPath, animated: false, scrollPosition: [])
        for other in before where !selected.contains(other) {
            delegate?.collectionView(self, didDeselectItemAt: other)
        }
        if let delegate {
            Trace.tell("collectionView(_:didSelectItemAt:) item \(indexPath.item)", to: delegate, from: self)
            delegate.collectionView(self, didSelectItemAt: indexPath)
        }
        return true
    }
}
