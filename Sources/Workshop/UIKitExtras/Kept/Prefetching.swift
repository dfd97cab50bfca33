/// The methods that a table calls on an object that gets rows ready. Never called: rows are made at once.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Tells the object to get rows ready.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Tells the object that rows aren't needed after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// The methods that a collection calls on an object that gets items ready. Never called: items are made at once.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Tells the object to get items ready.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Tells the object that items aren't needed after all.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

/// A reference that keeps nothing alive.
private struct Weakly { weak var object: AnyObject? }

extension UITableView {
    /// The object that gets rows ready. Stored without effect.
    public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { (kept() as Weakly?)?.object as? any UITableViewDataSourcePrefetching }
        set { keep(Weakly(object: newValue)) }
    }
    /// A Boolean value that determines whether rows are got ready. Stored without effect.
    public var isPrefetchingEnabled: Bool {
        get { kept() ?? true }
        set { keep(newValue) }
    }
}

extension UICollectionView {
    /// The object that gets items ready. Stored without effect.
    public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { (kept() as Weakly?)?.object as? any UICollectionViewDataSourcePrefetching }
        set { keep(Weakly(object: newValue)) }
    }
    /// A Boolean value that determines whether items are got ready. Stored without effect.
    public var isPrefetchingEnabled: Bool {
        get { kept() ?? true }
        set { keep(newValue) }
    }
}
