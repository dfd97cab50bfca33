import ArgumentParser
import ExampleShell

/// The program `table-cell`.
@main
struct TableCell: ShellProgram {
    static let configuration = CommandConfiguration(
        commandName: "table-cell",
        abstract: "See how the cells of a table view are reused."
    )

    @OptionGroup var shell: ShellOptions

    @Option(help: "How many rows the table has.")
    var rows = 100

    func makeSession() -> TableCellSession {
        TableCellSession(rows: rows)
    }
}
