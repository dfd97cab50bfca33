import ExampleShell
import Foundation
import TerminalTesting

@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// The four programs.
enum Programs {
    nonisolated static let names = ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker"]

    /// As many of them as `--times` says.
    nonisolated static let some = names.prefix(Abuse.rounds(1)).map(\.self)

    /// Returns a Boolean value that indicates whether a line is a program's prompt. A chapter may lead from one program
    /// to another.
    nonisolated static func isPrompt(_ line: String) -> Bool {
        line.hasSuffix("> ") && names.contains(where: line.contains)
    }

    /// A session of a program, which knows what may be typed.
    static func session(of name: String) throws -> ExampleSession {
        switch name {
        case "table-cell": TableCellSession(rows: 100)
        case "grid-cell": GridCellSession(items: 90)
        case "date-picker": try DatePicker.makeSession(.parse([]))
        default: try IgnorableDatePicker.makeSession(.parse([]))
        }
    }

    /// A command that ends a program with a signal after ten minutes, because it probably waits forever.
    static let soon = #"PERL_BADLANG=0 exec /usr/bin/perl -e 'alarm 600; exec @ARGV' "$@""#

    /// Runs a program in a folder, where it may write what it likes, and where memory for more than 100 MB of data ends it.
    static func run(_ name: String, in folder: TemporaryFolder, input: String) throws -> Run {
        let program = try Executable(name)
        return try Executable(at: "/bin/sh").run(
            ["-c", #"cd "$0" && ulimit -d 102400 && "# + soon, folder.path, program.path], input: input,
            environment: environment(in: folder))
    }

    /// Runs a program in a folder and in a terminal.
    static func terminal(
        _ name: String, _ arguments: [String] = [], in folder: TemporaryFolder, environment: [String: String] = [:],
        columns: Int = 80, rows: Int = 24
    ) throws -> PseudoTerminal {
        let program = try Executable(name)
        return try PseudoTerminal(
            Executable(at: "/bin/sh"), ["-c", #"cd "$0" && "# + soon, folder.path, program.path] + arguments,
            environment: Self.environment(in: folder).merging(environment) { $1 }, columns: columns, rows: rows)
    }

    private static func environment(in folder: TemporaryFolder) -> [String: String] {
        [
            "TERM": "xterm", "NO_COLOR": "1", "PAGER": "", "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
            "XDG_STATE_HOME": folder.path + "/state",
        ]
    }
}
