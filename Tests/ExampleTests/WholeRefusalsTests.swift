import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample
@testable import ReusableTableViewCellExample

/// The errors about lines that a program can't run: the problem, and the right form.
struct WholeRefusalsTests {
    private static let dates = ["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]

    private func told(_ lines: [String], by session: ExampleSession) -> String {
        let session = ScriptedSession(session)
        session.session.appearance.fixedWidth = 200
        // No line is to be tried in another process.
        session.session.editing.isTrial = true
        return lines.map { "> \($0)\n" + session.run($0) }.joined()
    }

    private nonisolated static let edits = [
        "edit", "edit --find a", "edit --replace a", "edit ReusableTableViewCell --set x",
        "edit ReusableTableViewCell --find a --replace b --remove c", "edit ReusableTableViewCell", "edit --list",
        "edit --again", "edit --keep /no/such", "edit Reusable --remove x",
        "edit ReusableTableViewCell --set label Moon", "edit ReusableTableViewCell --set label.text.x Moon",
        "edit ReusableTableViewCell --set phaseLabel.txet Moon", "edit ReusableTableViewCell --set phasLabel.text Moon",
        "edit ReusableTableViewCell --find zzz --replace y", "edit ReusableTableViewCell --find label --replace y",
        "edit ReusableTableViewCell --find Date --replace Date", "edit ReusableTableViewCell --remove zzz",
        "edit ReusableTableViewCell --set phaseLabel.hidden YES", "edit --list",
        "edit ReusableTableViewCellExampleViewController --list", "reset", "edit --list", "edit --again",
        "edit ReusableTableViewCellExampleViewController --set tableView.alpha 0.5", "edit --keep /no/such",
        "edit ReusableTableViewCell --keep /no/such", "reset",
    ]
    private nonisolated static let looks = [
        "compare", "compare no-identifer", "compare no-identifier nope", "compare no-identifier /no/such.txt",
        "experiment --all no-identifier", "experiment no-identifer", "technique cod", "technique code --compare",
        "tree --ib --accessibility", "tree --ib 1", "tree 99", "tree x", "claim nip", "term nip", "why",
        "why tabelView",
        "why dateLabel 99", "xib Reusable", "source Nope", "source --list x", "show x", "trace", "trace x",
        "trace last x", "trace on --json", "trace on --all", "stats x", "snapshot", "snapshot x",
        "snapshot x.gif", "snapshot x.html --of stats", "snapshot x.svg --notes --of stats",
        "snapshot x.svg --of nothing", "drive", "drive --force", "drive /no/such.txt",
    ]
    private nonisolated static let changes = [
        "goto", "goto -1", "goto 100", "goto x", "scroll x", "scroll 0", "insert -1", "insert 101", "insert x",
        "delete -1", "delete 100", "tap", "tap 99", "tap x", "tap '◐ First'", "assign", "assign tableView",
        "assign #1.zzz 3", "assign #1.hidden 3", "assign #1.frame 3", "assign #99.hidden YES", "assign #1.alpha x",
        "assign #1.phaseLabel x", "assign #1.phaseLabel.text", "assign #1.phaseLabel nil", "assign #1.tag x",
        "assign #1.backgroundColor zzz", "assign item 3 hidden YES", "assign row 99 hidden YES", "scroll 1 2",
        "reload x", "reset x",
    ]
    private nonisolated static let lessons = [
        "answer", "answer x", "back", "hint", "skip", "expected", "exercise", "exercise edit 1", "mystery x",
        "mystery 99", "mystery Q", "tutorial 99", "tutorial 0", "tutorial x", "tutorial --check 0",
        "tutorial 1 --list", "transfer 99", "transfer x", "help shwo", "quit now",
    ]

    @Test(
        "Unsupported requests get one line, with what is possible",
        arguments: [
            ("edits", "table-cell", edits), ("looks", "table-cell", looks), ("changes", "table-cell", changes),
            ("lessons", "table-cell", lessons),
            (
                "items", "grid-cell",
                [
                    "goto 90", "insert 91", "delete 90", "tap 90", "columns 0", "columns x", "columns", "tree 99",
                    "why imageView", "why label 99", "experiment wrong-tag x", "scroll x",
                ]
            ),
            (
                "dates", "date-picker",
                [
                    "scroll 1", "present", "present", "push", "why delegate", "set x", "set 2011-02-30", "set",
                    "spin", "spin x 1", "spin day x", "spin day", "tap nope", "set 9999-12-31", "tap cancel",
                    "spin day 1",
                    "set 2011-11-01",
                    "state x", "dismiss", "pop", "why delegat", "tree --ib --all",
                ]
            ),
            (
                "ranges", "ignorable-date-picker",
                [
                    "ignore", "ignore x on", "ignore start x", "ignore start", "set x 2011-01-01", "set start x",
                    "spin x day 1", "spin start x 1", "query x", "query", "goto 1", "widgets 1 1", "tap ignore",
                    "experiment created-in-code", "spin start day 1",
                ]
            ),
        ] as [(String, String, [String])])
    func lines(name: String, program: String, lines: [String]) throws {
        // Given
        let session = try ExampleSession.ofProgram(program, rows: 100, items: 90)

        // When
        let text = told(lines, by: session)

        // Then
        try expect(text, isRecordedIn: "Refusals-of-\(name).txt")
    }

    @Test("Commands that need a prompt, or more room, are refused in drive, with the reason")
    func driving() throws {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55), columns: 60, rows: 15)
        let lines = ["drive", "edit ReusableTableViewCell", "compare no-identifier", "answer 1"]

        // When
        let frames = lines.map { "▷ \($0)\n" + fingers.press(":\($0)\r").joined(separator: "\n") }

        // Then
        try expect(frames.joined(separator: "\n"), isRecordedIn: "Refusals-in-a-drive.txt")
    }

    @Test("At a prompt a list of names ends with the command that explains them, or lists the others")
    func hints() throws {
        // Given
        let programs = ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker"]
        let lists = ["experiment --all", "technique"]
        let more = ["term", "claim", "xib", "source", "technique code", "xib"]

        // When
        let texts = try programs.flatMap { program in
            let screen = Screen(try ExampleSession.ofProgram(program), columns: 100, rows: 40)
            return (lists + (program == "table-cell" ? more : [])).map { "\(program)> \($0)\n" + screen.type($0) }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Lists-at-a-prompt.txt")
    }

    @Test(
        "The error about an unknown date, language or time zone has the right form, or the nearest name",
        arguments: [
            (["--now", "2011-13-01"], "--now takes a date such as 2011-10-29 or 2011-10-29T11:28"),
            (["--now", "2011-02-29"], "--now takes a date such as 2011-10-29 or 2011-10-29T11:28"),
            (["--now", "2011-10-29T24:00"], "--now takes a date such as 2011-10-29 or 2011-10-29T11:28"),
            (["--now", "2012-02-29T23:59"], nil), (["--locale", "zz_ZZ"], "zz_ZZ"), (["--locale", "de"], nil),
            (["--time-zone", "Europe/Lodnon"], "Europe/Lodnon"), (["--time-zone", "Moon"], "Moon"),
            (["--time-zone", "GMT"], nil),
        ] as [([String], String?)])
    func dateOptions(arguments: [String], said: String?) {
        // Given
        let rest = [
            "zz_ZZ": "there is no language in --locale zz_ZZ; write it as en_US or de_DE",
            "Europe/Lodnon": "there is no time zone \"Europe/Lodnon\"; did you mean \"Europe/London\"?",
            "Moon": "there is no time zone \"Moon\"",
        ]
        var message: String?

        // When
        do {
            _ = try DatePicker.parse(arguments)
        } catch {
            message = DatePicker.message(for: error)
        }

        // Then
        expect(message, equals: said.map { rest[$0] ?? $0 })
    }
}
