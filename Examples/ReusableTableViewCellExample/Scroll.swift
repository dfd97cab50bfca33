import ArgumentParser
import ExampleShell

/// `scroll`: moves the table by some rows.
struct Scroll: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "Scroll down by some rows, or up by a negative number.")

    @Argument(help: "How many rows.")
    var rows: Int

    func run(in session: TableCellSession) {
        let (row, isTooFar) = session.firstRow.addingReportingOverflow(rows)
        session.firstRow = isTooFar ? session.firstRow : min(max(0, row), max(0, session.rows - 1))
        session.print("The first row is \(session.firstRow).")
    }
}
