import ArgumentParser
import ExampleShell
import ReusableViews

struct GoTo: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "goto", abstract: "Jump to a row: all cells on screen leave at once.")

    @Argument(help: "The row, counted from 0.")
    var row: Int

    func run(in session: TableCellSession) throws {
        session.tableView.scrollToRow(at: try session.indexPath(row), at: .top, animated: false)
        session.window.layoutIfNeeded()
    }
}
