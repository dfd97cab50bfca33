/// A data source for a collection that shows a snapshot. When you apply another, you don't list the changes.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
{
    /// A function that returns the cell of an item, dequeued and configured.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// A function that returns a header or footer, dequeued and configured.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    /// The functions that decide whether a user may move items, and that are called after a move.
    @preconcurrency @MainActor public struct ReorderingHandlers {
        /// The function that decides whether an item may be moved, or nil if there isn't one.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// A closure that is called before a moved item is shown at its new place.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// A closure that is called when a moved item is shown at its new place. It should change the model.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that allow no moves.
        public init() {}
    }

    /// The function that returns headers, footers and the like.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// The functions that decide whether a user may move items, and that are called after a move.
    open var reorderingHandlers = ReorderingHandlers()
    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider

    /// Creates a data source, and sets it as the collection's.
    ///
    /// - Parameters:
    ///   - collectionView: The collection. Both references are weak, so keep the data source.
    ///   - cellProvider: The closure that returns a cell for an item.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    override func show(_ snapshot: Snapshot) {
        guard let collectionView, collectionView.dataSource === self else { return super.show(snapshot) }
        collectionView.collectUpdates {
            collectionView.update { $0.add(SnapshotDifference(old: current, new: snapshot).updates) }
            super.show(snapshot)
        }
    }

    override func reloadList() { collectionView?.reloadData() }

    // MARK: Data source

    /// Returns the snapshot's number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    /// Returns the snapshot's number of items.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }

    /// Returns the provider's cell. Without one the process ends, as in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            UIKitException.inconsistency(
                "UICollectionView dataSource returned a nil cell for item at index path: "
                    + "\(UpdateCheck.describe(indexPath)). Collection view: \(collectionView), dataSource: \(self)"
            ).raise()
        }
        return cell
    }

    /// Returns a Boolean value that indicates whether ``reorderingHandlers`` allow the item to be moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves the item in the snapshot, and calls ``reorderingHandlers``.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath) else { return }
        let transaction = NSDiffableDataSourceTransaction(
            from: current, to: current.moving(item, to: destinationIndexPath))
        reorderingHandlers.willReorder?(transaction)
        super.show(transaction.finalSnapshot)
        reorderingHandlers.didReorder?(transaction)
    }

    /// Returns the view of ``supplementaryViewProvider``. Without one the process ends, as in UIKit.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            collectionView.refuse(nil, ofKind: kind, at: indexPath)
        }
        return view
    }
}
