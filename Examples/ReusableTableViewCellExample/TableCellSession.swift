import ExampleShell
import ReusableViews

/// What the commands of `table-cell` act on.
final class TableCellSession: ListSession {
    /// How many rows the table has unless somebody asks for more.
    nonisolated static let usualRows = 100

    private let rows: Int

    init(rows: Int = usualRows) {
        self.rows = rows
        let calendar = LunarCalendar(count: rows)
        super.init(
            name: "table-cell",
            commands: [Swipe.self, Press.self],
            techniques: Self.techniques(showing: calendar),
            experiments: Self.experiments(showing: calendar),
            counting: CountedClasses(UITableViewCell.self))
    }

    override func another() -> ExampleSession { TableCellSession(rows: rows) }

    override var launchArguments: [String] { ["--rows", "\(rows)"] }

    override var question: String { "Will \(rows) rows need \(rows) cells?" }

    override var firstCommand: (line: String, purpose: String) { ("scroll 3", "watch the numbers") }

    override var transfers: [Transfer] { Self.allTransfers }

    var tableView: UITableView {
        let root = window.rootViewController
        return (root as? LunarCalendarViewController)?.tableView ?? (root as! UITableViewController).tableView
    }
}
