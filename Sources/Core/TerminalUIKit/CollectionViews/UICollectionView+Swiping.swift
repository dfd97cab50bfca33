extension UICollectionView {
    /// Returns the titles of the buttons that a swipe over an item of a list reveals, the one at the edge first. Not in
    /// UIKit.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - direction: The direction of the swipe: left for the buttons at the right edge.
    public func swipeActionTitles(
        ofItemAt indexPath: IndexPath, _ direction: UISwipeGestureRecognizer.Direction = .left
    ) -> [String] { swipeActions(at: indexPath, direction)?.actions.map { $0.title ?? "" } ?? [] }

    /// Swipes over a list's item, and taps one of the buttons that come in. Not in UIKit.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - direction: The direction of the swipe: left for the buttons at the right edge.
    ///   - title: The title of the button, case aside, or nil to swipe on to the other edge, which acts as the first
    ///     button, if the buttons allow it.
    /// - Returns: `true` if there was such a button, and it did something.
    @discardableResult
    public func swipeItem(
        at indexPath: IndexPath, _ direction: UISwipeGestureRecognizer.Direction = .left, choosing title: String? = nil
    ) -> Bool {
        guard let action = swipeActions(at: indexPath, direction)?.action(titled: title) else { return false }
        var isDone = true
        action.handler(action, cellForItem(at: indexPath) ?? self) { isDone = $0 }
        return isDone
    }

    private func swipeActions(
        at indexPath: IndexPath, _ direction: UISwipeGestureRecognizer.Direction
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.item < itemCount(ofSection: indexPath.section) else { return nil }
        prepareLayout()
        let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(ofSection: indexPath.section)
        let provider =
            direction == .right
            ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
        return [.left, .right].contains(direction) ? provider?(indexPath) : nil
    }
}
