import TerminalTesting
import Testing

@testable import Canvases
@testable import ExampleShell
@testable import REPL

/// A list of names to choose from, in as many lines as there are.
struct NameChoiceTests {
    private func choice(_ count: Int, selecting name: String? = nil) -> NameChoice {
        let entries = (0..<count).map { number in
            NameChoice.Entry(
                name: "name\(number)", mark: number % 3 == 0 ? "done" : "",
                text: StyledText(String(repeating: "What number \(number) is. ", count: number % 4)))
        }
        return NameChoice("choose", title: "What to choose", entries, selecting: name)
    }

    @Test("The selected name is visible with its description, and keys, wheel and mouse move the selection")
    func moved() throws {
        // Given
        let keys: [(String, TerminalKey)] = [
            ("down", .down), ("tab", .tab), ("page down", .pageDown), ("down", .down), ("up", .up),
            ("back tab", .backTab), ("home", .home), ("up", .up), ("end", .end), ("page up", .pageUp),
            ("wheel down", .wheel(up: false, column: 0, row: 0)), ("wheel up", .wheel(up: true, column: 0, row: 0)),
            ("left", .left),
        ]
        var lines: [String] = []
        func note(_ name: String, _ choice: NameChoice, _ area: DriverArea) {
            lines.append("— \(name): \(choice.line)")
            lines += choice.lines(in: area, style: .plain).map { String($0.cells.compactMap(\.glyph)) }
        }

        // When
        for (count, area) in [
            (9, DriverArea(columns: 30, rows: 9)), (9, DriverArea(columns: 60, rows: 30)),
            (0, DriverArea(columns: 30, rows: 9)),
        ] {
            var choice = choice(count, selecting: "name3")
            note("\(count) in \(area.columns)×\(area.rows)", choice, area)
            for (name, key) in keys {
                choice.move(key)
                lines.append("\(name): \(choice.line)")
            }
        }
        for rows in 0...14 {
            for name in ["name0", "name4", "name8"] {
                note("\(rows) rows", choice(9, selecting: name), DriverArea(columns: 30, rows: rows))
            }
        }
        for row in 0...8 {
            var choice = choice(9, selecting: "name4")
            let isThere = choice.select(row: row, in: DriverArea(columns: 30, rows: 9))
            lines.append("pressed in line \(row): \(isThere), \(choice.line)")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Choices.txt")
    }

    @Test("A name that is too long for its line is cut, and the mark beside it isn't")
    func cut() {
        // Given
        let entry = NameChoice.Entry(name: "Find why cells wait and are never found", mark: "10 min", text: "")
        let choice = NameChoice(title: "Exercises", [entry], selecting: nil)

        // When
        let lines = choice.lines(in: DriverArea(columns: 30, rows: 9), style: .plain)

        // Then
        expect(String(lines[1].cells.compactMap(\.glyph)), equals: "▶ Find why cells wait…  10 min")
    }
}
