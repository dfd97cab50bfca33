import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// What a learner sees who types one line after the other, in a narrow and in a wide terminal. The handbook's
/// transcripts have 80 columns, and no terminal.
struct WholeScreensTests {
    private nonisolated static let lists = [
        "show", "scroll 3", "stats", "trace on", "scroll -2", "trace last", "trace off", "tree", "xib", "why",
        "insert 1", "delete 2", "reload", "goto 50", "tap 50", "state", "term cell", "claim T4", "source --list",
        "experiment", "experiment --all", "technique", "edit --list", "scroll 7", "help", "reset",
    ]

    private static func session(_ program: String) throws -> ExampleSession {
        let dates = ["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]
        return switch program {
        case "table-cell": TableCellSession(rows: 100)
        case "grid-cell": GridCellSession(items: 90)
        default: try DatePicker.parse(dates).makeSession()
        }
    }

    @Test(
        "What each line shows is told whole, with notes where there is room for them",
        arguments: [
            (
                "table-cell", 60,
                lists + ["experiment stale-content", "scroll 3", "compare stale-content", "why phaseLabel"]
            ),
            (
                "table-cell", 120,
                lists + ["technique code", "experiment no-outlet", "compare stale-content \"scroll 3\""]
            ),
            ("grid-cell", 60, lists + ["columns 2", "select 5", "tree 1", "experiment stale-content", "scroll 9"]),
            ("date-picker", 120, ["show", "present", "spin day 1", "tree", "why", "tap Done", "stats", "trace last"]),
        ])
    func lines(program: String, columns: Int, lines: [String]) throws {
        // Given
        let session = try Self.session(program)
        session.editing.isTrial = true
        let screen = Screen(session, columns: columns, rows: 50)

        // When
        let shown = [screen.seen] + lines.map { "> \($0)\n" + screen.type($0) }

        // Then
        let text = shown.joined(separator: "\n")
        #expect(try Difference(of: text, fromRecorded: "\(program)-in-\(columns)-columns.txt") == nil)
    }
}
