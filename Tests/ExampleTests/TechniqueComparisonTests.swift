import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// The table that `technique --compare` makes of its measurements.
struct TechniqueComparisonTests {
    private struct Row {
        var name: String
        var made = 7
        var reused = 100
        var reads = 7
        var lines = 9
        var perMade = 120.5
        var perReused = 9.0
    }

    private func measured(_ rows: [Row]) -> TechniqueComparison {
        TechniqueComparison(
            rows: rows.map { row in
                let technique = Technique(name: row.name, summary: "", claims: [], source: "") { UIViewController() }
                var measurement = TechniqueMeasurement(technique, lines: row.lines)
                (measurement.made, measurement.reused, measurement.nibReads) = (row.made, row.reused, row.reads)
                (measurement.microsecondsPerMade, measurement.microsecondsPerReused) = (row.perMade, row.perReused)
                return measurement
            }, isOfCells: rows.contains { $0.made > 0 })
    }

    @Test("A table has columns for differences, bars if there is room, and common values below it")
    func table() throws {
        // Given
        let rows = [Row(name: "code", perMade: 60), Row(name: "owner-outlet", lines: 12), Row(name: "typed")]
        var more = rows
        more[1].made = 8
        var reads = rows
        (reads[2].reads, reads[2].reused, reads[2].perReused) = (1, 0, 0)
        var slow = rows
        (slow[1].perMade, slow[2].perMade, slow[2].perReused) = (597, 603, 30.5)
        let none = [Row(name: "nib", made: 0, reused: 0, perReused: 0), Row(name: "other", made: 0, reused: 0)]
        let comparisons = [
            ("the same cells", rows), ("more cells", more), ("one that reuses none", reads), ("slow", slow),
            ("no cells", none), ("without code", Array(rows[1...])), ("one alone", [rows[0]]),
        ]

        // When
        let texts = comparisons.map { title, rows in
            "— \(title)\n"
                + measured(rows).text(current: "typed", recommendations: ["Today one would write typed."], columns: 80)
                .string
        }
        let narrow = [nil, 60, 58, 57, 56, 55, 40].map { columns in
            "— \(columns.map(String.init) ?? "any number of") columns\n"
                + measured(rows).text(current: "code", recommendations: [], columns: columns).string
        }

        let dropped = [60, 53, 52, 44, 43, 34, 20].map { (columns: Int) in
            "— all columns in \(columns)\n"
                + measured(slow).text(current: "typed", recommendations: [], columns: columns).string
        }

        // Then
        let text = (texts + narrow + dropped).joined(separator: "\n")
        try expect(text, isRecordedIn: "Techniques-compared.txt")
    }
}
