import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// The first screen of lists of any length, in windows of any size, and what is told of very many steps.
struct GreetingsInRoomTests {
    @Test("The number of cells is written in words, and a list without rows gets the same question")
    func greetings() throws {
        // Given
        var texts: [String] = []

        // When
        for rows in [0, 1, 2, 6, 7, 8] {
            for (columns, lines) in [(100, 40), (60, 24)] {
                let text = Screen(TableCellSession(rows: rows), columns: columns, rows: lines).seen
                texts.append("— \(rows) rows in \(columns)×\(lines)\n\(text)")
            }
        }
        for (columns, lines) in [(59, 12), (60, 17), (71, 18), (72, 18), (119, 30), (120, 30)] {
            for session in [TableCellSession(rows: 3), GridCellSession(items: 14)] as [ExampleSession] {
                texts.append("— \(columns)×\(lines)\n\(Screen(session, columns: columns, rows: lines).seen)")
            }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Greetings.txt")
    }

    @Test("Without tracing, two thousand steps of a command are kept, and with tracing all of them")
    func steps() {
        // Given
        let untraced = TableCellSession(rows: 1000)
        let traced = TableCellSession(rows: 1000)
        traced.recorder.isOn = true
        for session in [untraced, traced] { (session.output, session.errors) = ({ _ in }, { _ in }) }

        // When
        for session in [untraced, traced] { session.run("scroll 600") }

        // Then
        expect(untraced.recorder.last.steps.count == 2000 && untraced.recorder.last.isCut)
        expect(traced.recorder.last.steps.count > 2000 && !traced.recorder.last.isCut)
        expect(untraced.recorder.last.line == "scroll 600" && untraced.recorder.current.isEmpty)
        let text = TraceReport(untraced.recorder.last.steps, isCut: true).text(columns: nil).string
        expect(text, contains: "The first 2000 steps: ")
    }

    @Test("The session knows the steps of the command, of the last with steps, and of the last that changed the screen")
    func recorded() throws {
        // Given
        let session = TableCellSession(rows: 30)
        (session.output, session.errors) = ({ _ in }, { _ in })
        var told: [String] = []

        // When
        for line in ["trace on", "scroll 1", "stats", "tap 3", "trace off", "scroll 1", "tree", "reset", "show"] {
            session.run(line)
            let recorder = session.recorder
            let counts = [recorder.current, recorder.loading, recorder.happened.steps, recorder.last.steps].map(\.count)
            told.append("\(line): \(counts) \(recorder.happened.line ?? "–") \(recorder.last.line ?? "–")")
        }

        // Then
        try expect(told.joined(separator: "\n"), isRecordedIn: "Recorded-steps.txt")
    }
}
