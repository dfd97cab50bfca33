import ArgumentParser
import ExampleShell
import ReusableViews

struct Select: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tap a row: it stays selected, on screen or off, until another is tapped.")

    @Argument(help: "The row, counted from 0.")
    var row: Int

    func run(in session: TableCellSession) throws {
        session.tableView.tapRow(at: try session.indexPath(row))
    }
}
