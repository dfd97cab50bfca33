import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// The screens that a learner sees line by line, in a narrow and in a wide terminal. The handbook's transcripts have 80
/// columns, and no terminal.
struct WholeScreensTests {
    /// Properties to read and set, with values of every kind, and with typing errors.
    private nonisolated static let properties = [
        "#1.phaseLabel.textColor #cc33FF", "#1.phaseLabel.textColor", "#1.phaseLabel.textColor #CC330",
        "#1.phaseLabel.textColor systemRed", "#1.phaseLabel.textColor", "#1.phaseLabel.text nil",
        "#1.phaseLabel.text", "#1.phaseLabel.text two words", "#1.phaseLabel.text", "#1.alpha 0.25", "#1.alpha",
        "#1.tag 3", "#1.tag", "#1.tag 3.5", "#1.hidden YES", "#1.hidden", "#1.isHidden no", "#1.hidden",
        "#1.phaseLabel #2", "tableView.delegate #1", "tableView.dataSource table", "tableView.delegate", "#8.hidden",
        "nothing", ".", "row 1", "row 1 nothing", "#1.phaseLabel.font 3", "#1.nothing.text", "row 2 tag 7",
        "row 2 tag", "row 2 phaseLabel.layer.cornerRadius 2", "row 2 phaseLabel.layer.cornerRadius",
        "#1.contentView.backgroundColor", "#1.phaseLabel.numberOfLines many", "title", "tableView.delegat",
        "calendar.title", "cell.hidden",
    ].map { "assign \($0)" }

    private nonisolated static let edges = [
        "scroll 94", "scroll 1", "scroll 1", "scroll -200", "scroll -1", "goto 99", "goto 100", "goto 93", "goto 6",
        "insert 0", "delete 0", "insert 100", "delete 99", "insert 101", "swipe 6", "swipe 6 --whole",
        "swipe 7 --whole", "tap 12", "tap 13", "press 6", "tap back", "stats --json", "trace last --json",
        "why tableViewCell", "why dateLabel 8", "why dateLabel #6", "why view", "why dateLabl", "why dateLabel nothing",
        "tree --accessibility", "tree #6", "tree 5 --all", "tree --ib", "technique view-factory", "why phaseLabel",
        "why tableViewCell", "source --diff", "source --diff stale-content", "source --diff no-identifier",
        "source --diff forgotten-super", "edit ReusableTableViewCell --set phaseLabel.text Moon",
        "edit LunarCells --set phaseLabel.hidden", "edit LunarCells --set label.text Moon",
        "edit ReusableTableViewCell --find Phase --replace Moon", "edit --list", "edit SmartCell --list",
        "edit --again", "source --diff edit", "edit ReusableTableViewCell --remove phaseLabel", "edit --list",
        "edit Reusable", "reset", "edit --again", "reset", "technique --json",
        "experiment no-identifier", "scroll 2", "why tableViewCell", "scroll 1", "why tableViewCell",
    ]

    private static func session(_ program: String) throws -> ExampleSession {
        program == "one-row"
            ? TableCellSession(rows: 1) : try ExampleSession.ofProgram(program, rows: 100, items: 90)
    }

    @Test(
        "Each line's output is recorded whole, with notes where they fit",
        arguments: [
            (
                "table-cell", 60,
                ["show", "scroll 3", "trace on", "scroll -2", "tree", "experiment stale-content", "why phaseLabel"]
            ),
            ("grid-cell", 60, ["columns 2", "select 5", "tree 1", "experiment stale-content", "scroll 9"]),
            ("table-cell", 80, properties + edges),
            (
                "one-row", 100,
                [
                    "scroll 1", "reload", "delete 0", "stats", "goto 0", "tree", "tap 0", "insert 1", "insert 0",
                    "trace last", "goto 1",
                ]
            ),
            (
                "grid-cell", 100,
                [
                    "why view", "tap 12", "tap 14", "scroll 200", "scroll 1", "insert 90", "delete 0", "columns 1",
                    "columns 4", "columns 3", "goto 89", "assign item 89 tag", "assign item 3 tag", "trace on",
                    "technique nib-hook", "goto 30", "technique collection-view", "goto 30", "why contentView 31",
                    "technique registration", "reload", "experiment as-list", "show", "tap 3", "source --diff",
                    "experiment duplicate-tag", "scroll 3", "tree 2", "source --diff", "technique direct",
                ]
            ),
            (
                "ignorable-date-picker", 80,
                [
                    "show", "query", "ignore start on", "query", "ignore start on", "spin end day 3",
                    "spin end hour -1",
                    "spin start day 1", "set end 2012-02-29", "set end 2012-02-30", "query", "why startPicker",
                    "why datePicker", "why datePicker endPicker", "why contentView", "why datePicker nothing", "tree",
                    "tree --ib", "technique placeholder", "xib", "tree --ib", "technique programmatic", "widgets 3 1",
                    "widgets 4", "widgets 0", "query", "ignore start on", "why contentView", "tap next", "tap done",
                    "experiment created-in-code", "why contentView", "show", "compare created-in-code",
                    "technique owner-loading", "stats --json", "experiment early-awake",
                    "experiment lost-property", "tree",
                ]
            ),
            (
                "date-picker", 80,
                [
                    "present", "owners", "spin day -1", "spin month 2", "spin year 1", "spin moon 1", "set 2012-02-29",
                    "tap cancel", "push", "tap done", "state", "from log", "push", "set 2013-01-31", "spin month 1",
                    "tap back", "state", "from settings", "from nowhere", "present", "pull", "tap done",
                    "technique closure", "present", "tap done", "experiment strong-closure", "present", "tap done",
                    "owners", "experiment strong-delegate", "present", "tap done", "owners", "experiment pulled-card",
                    "present", "pull", "state", "experiment watched-card", "present", "pull", "state",
                    "assign picker.delegate", "why delegate",
                ]
            ),
            ("date-picker", 120, ["present", "spin day 1", "tap Done"]),
        ])
    func lines(program: String, columns: Int, lines: [String]) throws {
        // Given, When
        let text = try told(program, columns: columns, lines)

        // Then
        try expect(text, isRecordedIn: "\(program)-in-\(columns)-columns.txt")
    }

    @Test(
        "The output is recorded in colors, on dark and light ground, and in ASCII",
        arguments: [("table-cell", "16-colors"), ("grid-cell", "all-colors"), ("date-picker", "ASCII")])
    func styles(program: String, name: String) throws {
        // Given
        let lines = program == "date-picker" ? ["present", "tree"] : ["scroll 3", "trace on", "scroll 1", "why"]

        // When
        let text = try told(program, columns: 110, lines) { appearance in
            switch name {
            case "16-colors":
                appearance.style = .init(color: .ansi16, ascii: false, attributes: true, isDark: true)
            case "all-colors": appearance.style = .init(color: .trueColor, ascii: false, attributes: true)
            default: appearance.style = .init(color: .none, ascii: true, attributes: true)
            }
        }

        // Then
        try expect(text, isRecordedIn: "\(program)-in-\(name).txt")
    }

    @Test(
        "Tab offers the possible continuations of a line",
        arguments: [
            (
                "table-cell",
                [
                    "assign t", "assign tableView.ta", "compare ", "compare x ", "edit ", "edit Smart --set ",
                    "edit --",
                    "edit x --remove p", "edit x --find ", "experiment s", "source S", "source --", "technique ",
                    "tap ",
                    "tree ", "why ", "why dateLabel ", "xib ", "tutorial 1", "tutorial ", "claim T1", "help tr",
                    "help tree ", "trace ", "nib ", "nib git", "snapshot x --", "stats --", "scroll -", "drive --",
                    "x ",
                ]
            ), ("grid-cell", ["t", "technique ", "experiment ", "tap ", "columns ", "tree 1"]),
            ("date-picker", ["tap ", "from ", "spin ", "spin day ", "set ", "s", "why "]),
            ("ignorable-date-picker", ["ignore ", "ignore start ", "spin ", "spin end ", "set ", "widgets ", "w"]),
        ])
    func completions(program: String, texts: [String]) throws {
        // Given
        let session = try Self.session(program)

        // When
        let offered = texts.map { "\($0)▒ " + session.completions(for: $0).words.joined(separator: " · ") }

        // Then
        try expect(
            Difference(of: offered.joined(separator: "\n"), fromRecorded: "Tab-in-\(program).txt"), equals: nil)
    }

    private func told(
        _ program: String, columns: Int, _ lines: [String], with style: (inout Appearance) -> Void = { _ in }
    ) throws -> String {
        let session = try Self.session(program)
        session.editing.isTrial = true
        let screen = Screen(session, columns: columns, rows: 50)
        style(&session.appearance)
        return lines.map { "> \($0)\n" + screen.type($0) }.joined(separator: "\n")
    }
}
