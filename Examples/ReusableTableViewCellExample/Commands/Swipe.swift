import ArgumentParser
import ExampleShell
import ReusableViews

/// `swipe 3`: swipes over a row from right to left, all the way, which deletes it.
struct Swipe: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Swipe over a row to the left, to its other edge.",
        discussion: "The table asks its data source to commit a deletion, as on a phone.")

    @Argument(help: "Which row, counted from 0.")
    var index: Int

    func run(in session: TableCellSession) throws {
        _ = try session.cell(at: index)
        session.tableView.swipeRow(at: IndexPath(row: index, section: 0))
        session.window.layoutIfNeeded()
    }
}
