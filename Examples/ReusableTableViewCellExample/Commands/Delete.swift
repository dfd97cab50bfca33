import ArgumentParser
import ExampleShell

struct Delete: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Delete a row: its cell is queued, the rows below keep theirs and move up.")

    @Argument(help: "The row, counted from 0.")
    var row: Int

    func run(in session: TableCellSession) throws {
        session.delete(at: try session.indexPath(row).row)
        session.window.layoutIfNeeded()
    }
}
