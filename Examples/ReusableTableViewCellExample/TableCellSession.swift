import ExampleShell
import ReusableViews
import Teaching

/// The session of the commands of `table-cell`.
final class TableCellSession: ListSession {
    /// The number of rows of the table, unless a command changes it.
    nonisolated static let usualRows = 100

    convenience init(rows: Int = usualRows) { self.init(.tableCell(rows: rows)) }

    var tableView: UITableView {
        let root = window.rootViewController
        return (root as? LunarCalendarViewController)?.tableView ?? (root as! UITableViewController).tableView
    }
}

extension ExampleProgram {
    /// The program `table-cell`, with so many rows in its table.
    static func tableCell(rows: Int) -> ExampleProgram {
        let calendar = LunarCalendar(count: rows)
        return ExampleProgram(
            name: "table-cell",
            question: rows == 1 ? "Will 1 row need 1 cell?" : "Will \(rows) rows need \(rows) cells?",
            firstCommand: ("scroll 3", "watch the numbers"),
            tour: ListSession.tour,
            launchArguments: ["--rows", "\(rows)"],
            commands: ListSession.commands + [Swipe.self, Press.self],
            techniques: TableCellSession.techniques(showing: calendar),
            experiments: TableCellSession.experiments(showing: calendar),
            counting: CountedClasses(UITableViewCell.self)
        ).teaching(transfers: TableCellSession.transfers)
    }
}
