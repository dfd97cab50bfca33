/// A data source for a table that shows a snapshot. When you apply another, you don't list the changes.
///
/// Override the methods of the data source for titles, editing and moving.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
{
    /// A function that returns the cell of an item, dequeued and configured.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// The animation of changes.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    private weak var tableView: UITableView?
    private let cellProvider: CellProvider

    /// Creates a data source, and sets it as the table's.
    ///
    /// - Parameters:
    ///   - tableView: The table. Both references are weak, so keep the data source.
    ///   - cellProvider: The closure that returns a cell for an item.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    override func show(_ snapshot: Snapshot) {
        guard let tableView, tableView.dataSource === self else { return super.show(snapshot) }
        tableView.beginUpdates()
        tableView.update { $0.add(SnapshotDifference(old: current, new: snapshot).updates) }
        super.show(snapshot)
        tableView.endUpdates()
    }

    override func reloadList() { tableView?.reloadData() }

    // MARK: Data source

    /// Returns the snapshot's number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    /// Returns the snapshot's number of items.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }

    /// Returns the provider's cell. Without one the process ends, as in UIKit.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            UIKitException.inconsistency(
                "UITableView dataSource returned a nil cell for row at index path: "
                    + "\(UpdateCheck.describe(indexPath)). Table view: \(tableView), dataSource: \(self)"
            ).raise()
        }
        return cell
    }

    /// Returns `nil`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns `nil`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns `false` unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Tells the table that the data source doesn't commit edits.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.optionalMethods.lack(.commit) }

    /// Returns `false` unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Tells the table that users can't move rows.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.optionalMethods.lack(.moveRow) }

    /// Returns `nil`.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section with the same index as the title.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
