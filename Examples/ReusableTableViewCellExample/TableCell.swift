import ArgumentParser
import ExampleShell

/// The program `table-cell`.
@main
struct TableCell: ShellProgram {
    static let configuration = CommandConfiguration.program(
        "table-cell", abstract: "See how the cells of a table view come from a nib and are reused.",
        examples: [
            (#"-c "scroll 50" -c stats"#, "Run two commands and leave."),
            (#"--experiment no-identifier"#, "Begin with something broken."),
            (#"--script steps.txt"#, "Run the commands in a file."),
        ])

    @OptionGroup var shell: ShellOptions

    @Option(help: "The number of rows in the table.")
    var rows = TableCellSession.usualRows

    func validate() throws {
        guard (0...1_000_000_000).contains(rows) else {
            throw ValidationError("--rows takes a number from 0 to 1000000000")
        }
    }

    static func makeSession(_ options: Self?) -> TableCellSession {
        TableCellSession(rows: options?.rows ?? TableCellSession.usualRows)
    }
}
