import ArgumentParser
import ExampleShell
import ReusableViews

/// The command `swipe 3`: swipes over a row from right to left, all the way, which deletes it. With `--half`, it swipes
/// as far as the buttons.
struct Swipe: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Swipe a row all the way to the left.",
        discussion: "This deletes it: the table asks its data source to commit the deletion.")

    @Argument(help: "The row, counted from 0.")
    var index: Int

    @Flag(help: "Swipe only until the Delete button shows. Then type \"tap delete\".")
    var half = false

    func run(in session: TableCellSession) throws {
        _ = try session.cell(at: index)
        let (table, row) = (session.tableView, IndexPath(row: index, section: 0))
        guard half ? table.revealSwipeActions(ofRowAt: row) : table.swipeRow(at: row) else {
            throw NotSwiped(index: index)
        }
        session.window.layoutIfNeeded()
    }

    func effect(in session: TableCellSession) -> CommandEffect { .touches }
}

/// A row without swipe buttons.
private struct NotSwiped: Error, CustomStringConvertible {
    let index: Int

    var description: String {
        "row \(index) can't be swiped: the data source has no tableView(_:commit:forRowAt:), or forbids it"
    }
}
