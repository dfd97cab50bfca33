import TerminalUIKit

// Data sources that show snapshots and override all there is.

class LoggedTableDataSource: UITableViewDiffableDataSource<String, Int> {
    let calls = Calls()
    private var animation = UITableView.RowAnimation.fade

    override var defaultRowAnimation: UITableView.RowAnimation {
        get { animation }
        set { animation = newValue }
    }

    override func snapshot() -> Snapshot { super.snapshot() }

    override func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        calls.note()
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    override func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        calls.note()
        super.applySnapshotUsingReloadData(snapshot, completion: completion)
    }

    override func itemIdentifier(for indexPath: IndexPath) -> Int? { super.itemIdentifier(for: indexPath) }
    override func indexPath(for itemIdentifier: Int) -> IndexPath? { super.indexPath(for: itemIdentifier) }
    override func sectionIdentifier(for index: Int) -> String? { super.sectionIdentifier(for: index) }
    override func index(for sectionIdentifier: String) -> Int? { super.index(for: sectionIdentifier) }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        var snapshot = snapshot()
        snapshot.deleteItems([itemIdentifier(for: indexPath)].compactMap(\.self))
        apply(snapshot)
    }
}

class LoggedCollectionDataSource: UICollectionViewDiffableDataSource<String, Int> {
    override var supplementaryViewProvider: SupplementaryViewProvider? { didSet {} }
}

class LoggedAction: UIContextualAction {
    override var handler: Handler { super.handler }
}

class LoggedSwipeActions: UISwipeActionsConfiguration {
    override var performsFirstActionWithFullSwipe: Bool { didSet {} }
}
