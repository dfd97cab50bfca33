import ArgumentParser
import ExampleShell

struct Insert: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Insert an earlier phase: the rows below keep their cells and move down.")

    @Argument(help: "The row it will be, counted from 0.")
    var row: Int

    func run(in session: TableCellSession) throws {
        session.insert(at: try session.indexPath(row, beyond: 1).row)
        session.window.layoutIfNeeded()
    }
}
