import ArgumentParser
import ExampleShell

struct Reload: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Reload the table: every cell on screen is queued and asked for again.")

    func run(in session: TableCellSession) {
        session.tableView.reloadData()
        session.window.layoutIfNeeded()
    }
}
