/// The common superclass of the diffable data sources of tables and collections. Not in UIKit, where each of them has
/// all of it.
@preconcurrency @MainActor
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    /// The snapshots it shows.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private(set) var current = Snapshot()

    override init() {}

    /// Takes another snapshot. A subclass tells its list the differences.
    func show(_ snapshot: Snapshot) { current = snapshot }

    /// Makes the list ask for everything again.
    func reloadList() {}

    // MARK: Snapshots

    /// Returns the snapshot of the list.
    open func snapshot() -> Snapshot { current }

    /// Shows a snapshot: updates the list, and then calls the completion handler.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot.
    ///   - animatingDifferences: A Boolean value without effect.
    ///   - completion: The closure to call after the update.
    ///
    /// - Complexity: O(*n* + *d*²) for *n* items, *d* of which are in another order.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        show(snapshot)
        completion?()
    }

    /// Shows a snapshot by reloading every cell, and then calls the completion handler.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot
        reloadList()
        completion?()
    }

    /// Returns the item at an index path, or nil if there isn't one.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// Returns the index path of an item, or nil if there is no such item.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }
    /// Returns the section at an index, or nil if there isn't one.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }
    /// Returns the index of a section, or nil if there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    /// The class, without an address: two runs of a program print the same text.
    open nonisolated override var description: String { "<\(type(of: self))>" }
}
