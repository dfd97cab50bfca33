import TerminalTesting
import Testing

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// Each kind of step of a load, of reuse and of a tap, in words.
struct TraceStepTextTests {
    private static let dates = ["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]

    @Test("A step shares a line with others of its object, and alone has all details")
    func words() throws {
        // Given
        let runs: [(String, ExampleSession, [String])] = [
            ("table", TableCellSession(rows: 20), ["scroll 2"]),
            ("dropped", TableCellSession(rows: 20), ["experiment no-identifier", "scroll 2"]),
            ("hook", TableCellSession(rows: 20), ["technique nib-hook", "scroll 1"]),
            ("code", TableCellSession(rows: 20), ["technique code", "scroll 1", "tap 3"]),
            ("archive", TableCellSession(rows: 20), ["experiment outlets-after-archive"]),
            ("grid", GridCellSession(items: 90), ["goto 50"]),
            ("picker", try DatePicker.makeSession(.parse(Self.dates)), ["present", "spin day 1", "tap done"]),
            (
                "nobody", try DatePicker.makeSession(.parse(Self.dates)),
                ["experiment no-delegate", "present", "tap done"]
            ),
            (
                "placeholder", try IgnorableDatePicker.makeSession(.parse(Self.dates)),
                ["technique placeholder", "ignore start on"]
            ),
        ]
        var known: Set<String> = []
        var texts: [String] = []

        for (name, session, lines) in runs {
            // When
            texts.append("— \(name)")
            ScriptedSession(session).run("trace on")
            for line in lines {
                ScriptedSession(session).run(line)
                for event in session.recorder.current {
                    let step = TraceStepText(event)
                    let text = "\(step.label.string) | \(step.head.string)\(step.item.string) | \(step.detail)"
                    let pattern = text.replacing(#/#?\d+|[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/#, with: "#")
                    if known.insert(pattern).inserted { texts.append("\(line): \(text)") }
                }
            }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Steps-in-words.txt")
    }
}
