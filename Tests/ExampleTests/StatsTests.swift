import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample
@testable import ReusableTableViewCellExample

/// The statistics of the screen, as `stats` prints them.
struct StatsTests {
    @Test("At a prompt each count has a bar, and a sentence has the sum", arguments: [60, 80, 100])
    func bars(columns: Int) {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: columns, rows: 40)

        // When
        let lines = screen.type("scroll 50", "stats").split(separator: "\n")

        // Then
        let bars = lines.map { $0.count { $0 == "█" } }
        expect(lines[2].hasPrefix("reused     50  █"))
        expect(lines[2].hasSuffix("█  times a cell was reused"))
        expect(bars[2] > 5 * bars[1] && bars[1] > 0 && bars[1] == bars[0])
        expect(lines[3], equals: "waiting     0  cells in the reuse queue")
        expect(lines.last, equals: "57 rows came on screen, and 7 cells were enough.  T6")
        expect(lines.contains { $0.hasPrefix("live        7  █") && $0.hasSuffix("of class UITableViewCell") })
        expect(lines.allSatisfy { $0.count <= columns })
    }

    @Test("Nibs that widgets read aren't counted as read for cells")
    func widgets() throws {
        // Given, When
        let run = try Executable("ignorable-date-picker").run(["-c", "stats"])

        // Then
        expect(run.output, contains: "nib files read for cells and views\n")
    }

    @Test(
        "The sum appears only if it is right",
        arguments: [
            ("reset", "7 rows came on screen, each in a new cell: none has left yet."),
            ("experiment no-identifier", "7 rows came on screen, each in a new cell: none has left yet."),
            ("experiment shared-instance", nil),
        ])
    func sums(line: String, sentence: String?) {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 40)

        // When
        let last = screen.type(line, "stats").split(separator: "\n").last.map(String.init)

        // Then
        expect(sentence == nil ? last?.contains("came on screen") == false : last == sentence)
    }

    @Test("A sentence says that each row took a new cell")
    func noneReused() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 40)

        // When
        let seen = screen.type("experiment no-identifier", "scroll 50", "stats")

        // Then
        expect(seen.hasSuffix("\n57 rows came on screen, each in a new cell.  T7\n"))
    }

    @Test("In a script, stats prints numbers only")
    func plain() {
        // Given
        let session = TableCellSession(rows: 100)
        var output = ""
        session.output = { output += $0 }

        // When
        session.run("stats")

        // Then
        expect(output.hasPrefix("visible    7  cells on screen\nmade       7  cells made so far\n"))
        expect(!output.contains("█") && !output.contains("came on screen"))
    }
}
