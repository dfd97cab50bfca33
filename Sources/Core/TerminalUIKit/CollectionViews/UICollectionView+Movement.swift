extension UICollectionView {
    /// A method that the data source may lack.
    enum DataSourceMethod {
        case moveItem
    }

    /// Moves an item as a user does: begins, lets it go at another place, ends. Not in UIKit.
    ///
    /// The delegate may choose another place. Then the collection tells the data source, and moves the item.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - proposed: The place where the item ends.
    /// - Returns: `true` if the item was moved.
    @discardableResult
    public func dragItem(at indexPath: IndexPath, to proposed: IndexPath) -> Bool {
        // Another section has one item more when the item has come.
        let isBehindOthers =
            proposed.section != indexPath.section && itemCounts.indices.contains(proposed.section)
            && proposed.item == itemCount(ofSection: proposed.section)
        guard isBehindOthers || contains(proposed), beginInteractiveMovementForItem(at: indexPath) else { return false }
        propose(proposed)
        return endMovement()
    }

    /// Returns a Boolean value that indicates whether a user may move an item.
    package func canMoveItem(at indexPath: IndexPath) -> Bool {
        contains(indexPath) && optionalMethods.has(.moveItem) != false
            && dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    }

    func beginMovement(of indexPath: IndexPath) -> Bool {
        guard canMoveItem(at: indexPath) else { return false }
        movement = (indexPath, indexPath)
        return true
    }

    func moveItem(toward point: CGPoint) {
        if let proposed = item(at: point) { propose(proposed) }
    }

    private func propose(_ proposed: IndexPath) {
        guard let item = movement?.item else { return }
        movement?.target =
            delegate?.collectionView(self, targetIndexPathForMoveFromItemAt: item, toProposedIndexPath: proposed)
            ?? proposed
    }

    @discardableResult
    func endMovement() -> Bool {
        guard let (item, target) = movement else { return false }
        movement = nil
        guard item != target else { return false }
        let isTold =
            optionalMethods.answer(of: .moveItem) {
                dataSource?.collectionView(self, moveItemAt: item, to: target)
            } != nil
        if isTold { update { $0.moved[item] = target } }
        return isTold
    }
}
