/// Is the data source of a table that shows a snapshot: whoever applies another need not say what has changed.
///
/// Override the methods of the data source for titles, editing and moving.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    /// Gives the cell of an item: dequeued and configured.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    /// The snapshots it shows.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// How changes would be animated.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = Snapshot()

    /// Makes a data source, and makes it the table's.
    ///
    /// - Parameters:
    ///   - tableView: The table. Held weakly; and the table holds its data source weakly, so keep it.
    ///   - cellProvider: Gives the cells.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What the table shows.
    open func snapshot() -> Snapshot { current }

    /// Shows another snapshot, telling the table what differs, then calls back. `animatingDifferences` changes nothing.
    ///
    /// - Complexity: O(*n* + *d*²) for *n* items, *d* of which are in another order.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        if let tableView, tableView.dataSource === self {
            tableView.beginUpdates()
            tableView.update { $0.add(SnapshotDifference(old: current, new: snapshot).updates) }
            current = snapshot
            tableView.endUpdates()
        } else {
            current = snapshot
        }
        completion?()
    }

    /// Shows another snapshot, asking for every cell again, then calls back.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot
        tableView?.reloadData()
        completion?()
    }

    /// The item of a row; nil if there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// The row of an item; nil if there is no such item. O(*n*).
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }
    /// The section at a place; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }
    /// The place of a section; nil if there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    /// The snapshot's number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    /// The snapshot's number of items.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }

    /// The cell that the provider gives; none ends the process, as in UIKit.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            UIKitException.inconsistency(
                "UITableView dataSource returned a nil cell for row at index path: "
                    + "\(UpdateCheck.describe(indexPath)). Table view: \(tableView), dataSource: \(self)"
            ).raise()
        }
        return cell
    }

    /// None.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// It can't, unless a subclass says so.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Lets the table know that nobody commits what a user does.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        tableView.optionalMethods.lack(.commit)
    }

    /// It can't, unless a subclass says so.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Lets the table know that rows aren't moved by hand.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tableView.optionalMethods.lack(.moveRow)
    }

    /// None.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section with the letter's own place.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    /// The class, without an address: two runs of a program print the same text.
    open nonisolated override var description: String { "<\(type(of: self))>" }
}
