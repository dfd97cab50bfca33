/// The methods that a collection calls on its data source. In UIKit the methods with defaults here are optional.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
    /// Asks the data source for the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Asks the data source for the cell of an item: dequeued and configured.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Asks the data source for the number of sections, 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Asks the data source for a header or footer: dequeued and configured.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Asks the data source whether a user can move an item.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Tells the data source that a user has moved an item. Change the model, and don't tell the collection, which
    /// moves the item itself.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Ends the process, as UIKit does, because a layout with headers or footers needs this method.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        UIKitException.inconsistency(
            "UICollectionView dataSource \(Trace.name(of: self)) must implement "
                + "collectionView:viewForSupplementaryElementOfKind:atIndexPath: for \(kind)"
        ).raise()
    }

    /// Returns `true`.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    /// Tells the collection that users can't move items.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { collectionView.optionalMethods.lack(.moveItem) }
}
