import ArgumentParser
import ExampleShell
import TerminalUIKit

@testable import ReusableTableViewCellExample

// The code in the comments of `REPL` and `ExampleShell`, compiled. `AnswerTests` compares the two.

struct Jump: SessionCommand {
    static let configuration = CommandConfiguration(abstract: "Jump to a row.")

    @Argument(help: "The row, counted from 0.")
    var row: Int

    func run(in session: TableCellSession) throws {
        session.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
    }

    func effect(in session: TableCellSession) -> CommandEffect { .touches }
}

struct LongTable: ShellProgram {
    static let configuration = CommandConfiguration(commandName: "long-table", abstract: "See many rows.")

    @OptionGroup var shell: ShellOptions

    @Option(help: "The number of rows in the table.")
    var rows = 1000

    static func makeSession(_ options: Self?) -> TableCellSession {
        TableCellSession(rows: options?.rows ?? 1000)
    }
}

func scrollUp() -> String {
    var transcript = ""
    let session = TableCellSession()
    session.output = { transcript += $0 }
    session.run("scroll -5")
    session.run("stats")
    return transcript
}
