import ExampleShell
import ReusableViews

/// What the commands of `table-cell` act on.
final class TableCellSession: ExampleSession {
    private let rows: Int

    init(rows: Int) {
        self.rows = rows
        let calendar = LunarCalendar(count: rows)
        super.init(
            name: "table-cell",
            commands: [Scroll.self, GoTo.self, Select.self, Insert.self, Delete.self, Press.self, Reload.self],
            techniques: Self.techniques(showing: calendar),
            experiments: Self.experiments(showing: calendar),
            nibs: [
                "ReusableTableViewCellExampleViewController", "ReusableTableViewCell", "LunarTableViewCell",
                "HookedTableViewCell", "MirroredTableViewCell", "LunarCells", "QuarterTableViewCell",
            ],
            counting: UITableViewCell.self)
    }

    override var launchArguments: [String] { ["--rows", "\(rows)"] }

    private var controller: LunarCalendarViewController {
        window.rootViewController as! LunarCalendarViewController
    }

    var tableView: UITableView { controller.tableView! }

    /// How many rows the table has now.
    var rowCount: Int { tableView.numberOfRows(inSection: 0) }

    /// The row that is selected, if one is.
    var selectedRow: Int? { tableView.indexPathForSelectedRow?.row }

    /// The index path of a row.
    ///
    /// - Parameter end: How many rows beyond the last still count: 1 where something is put behind it.
    func indexPath(_ row: Int, beyond end: Int = 0) throws -> IndexPath {
        guard (0..<(rowCount + end)).contains(row) else { throw NoSuchRow(row: row, count: rowCount + end) }
        return IndexPath(row: row, section: 0)
    }

    func insert(at row: Int) {
        // A phase from before the calendar's first, so that it can be told from its neighbours.
        controller.insert(LunarEvent(index: -1 - row % 4), at: row)
    }

    func delete(at row: Int) {
        controller.delete(at: row)
    }
}

struct NoSuchRow: Error, CustomStringConvertible {
    let row: Int
    let count: Int

    var description: String {
        count == 0
            ? "there is no row \(row): the table is empty." : "there is no row \(row): they go from 0 to \(count - 1)."
    }
}
