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

    private nonisolated static let few = [
        "show", "scroll 3", "stats", "trace on", "scroll 2", "trace last", "trace off", "tree", "xib", "why", "state",
        "term cell", "claim T4", "source --list", "experiment", "technique", "help", "help scroll", "scrol",
        "experiment stale-content", "scroll 3", "compare stale-content",
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
        // Given, When
        let text = try told(program, columns: columns, lines)

        // Then
        #expect(try Difference(of: text, fromRecorded: "\(program)-in-\(columns)-columns.txt") == nil)
    }

    @Test(
        "In colours, on dark and on light ground, and in ASCII it is told in these",
        arguments: [("table-cell", "16-colours"), ("grid-cell", "all-colours"), ("date-picker", "ASCII")])
    func styles(program: String, name: String) throws {
        // Given
        let dates = ["present", "spin day 1", "tree", "why", "tap Done", "stats"]
        let lines = program == "date-picker" ? dates : program == "grid-cell" ? Array(Self.few.prefix(8)) : Self.few

        // When
        let text = try told(program, columns: 110, lines) { appearance in
            switch name {
            case "16-colours":
                appearance.style = .init(color: .ansi16, ascii: false, attributes: true, isDark: true)
            case "all-colours": appearance.style = .init(color: .trueColor, ascii: false, attributes: true)
            default: appearance.style = .init(color: .none, ascii: true, attributes: true)
            }
        }

        // Then
        #expect(try Difference(of: text, fromRecorded: "\(program)-in-\(name).txt") == nil)
    }

    private func told(
        _ program: String, columns: Int, _ lines: [String], with style: (inout Appearance) -> Void = { _ in }
    ) throws -> String {
        let session = try Self.session(program)
        session.editing.isTrial = true
        let screen = Screen(session, columns: columns, rows: 50)
        style(&session.appearance)
        return ([screen.seen] + lines.map { "> \($0)\n" + screen.type($0) }).joined(separator: "\n")
    }
}
