import Canvases
import TerminalTesting
import Testing

@testable import ExampleShell

/// The output of a command, in the room that there is for it.
struct PanelTests {
    @Test("A panel shows as many lines as fit, and each key scrolls by its distance")
    func whole() throws {
        // Given
        let keys: [TerminalKey] = [
            .down, .down, .up, .pageDown, .pageDown, .pageUp, .end, .down, .home, .up, .character(" "), .character(" "),
            .character(" "), .wheel(up: false, column: 1, row: 1), .wheel(up: true, column: 1, row: 1), .enter,
        ]
        let area = DriverArea(columns: 60, rows: 4)
        var texts: [String] = []

        for count in [3, 4, 5, 6, 9] {
            // When
            var panel = Panel([.lines((1...count).map { "line \($0)" }.joined(separator: "\n"))])
            func note(_ what: String) {
                var frame = TerminalFrame(columns: area.columns, rows: area.rows)
                for (row, line) in panel.lines(in: area, style: .plain).enumerated() { frame.write(line, row: row) }
                texts.append("\(what): " + frame.text.joined(separator: " | "))
            }
            texts.append("— \(count) lines, scrolls: \(panel.scrolls(in: area, style: .plain))")
            note("at first")
            for key in keys { note("\(key) \(panel.scroll(key, in: area, style: .plain))") }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Panels.txt")
    }
}
