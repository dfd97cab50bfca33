import TerminalTesting
import Testing

@testable import ExampleShell

/// Two screens beside each other, in windows of several sizes, and what is said of them.
struct WholeComparisonsTests {
    @Test(
        "Differences are marked, counted and described, if there is room",
        arguments: [
            (
                "table-cell", "no-identifier \"scroll 1\"",
                [(79, 24), (80, 24), (87, 40), (88, 50), (120, nil), (50, nil)]
            ),
            ("table-cell", "mismatched-identifier \"scroll 2\"", [(100, 32), (100, 33), (100, 34), (100, 35)]),
            ("table-cell", "stale-content \"scroll 3\"", [(80, 30), (40, nil)]),
            ("table-cell", "another-nib reload", [(100, nil)]),
            ("table-cell", "mixed-kinds \"scroll 2\"", [(100, nil)]),
            ("table-cell", "shared-instance show", [(100, nil)]), ("table-cell", "no-identifier zzz", [(100, nil)]),
            ("grid-cell", "duplicate-tag \"scroll 1\"", [(100, nil), (60, 30)]),
            ("grid-cell", "as-list", [(100, nil), (80, 24)]),
            ("date-picker", "no-delegate present \"tap done\"", [(100, nil)]),
            ("date-picker", "watched-card present", [(100, nil), (80, 24)]),
        ] as [(String, String, [(Int, Int?)])])
    func whole(program: String, line: String, sizes: [(Int, Int?)]) throws {
        // Given
        let session = ScriptedSession(try ExampleSession.ofProgram(program, rows: 40))

        // When
        let texts = sizes.map { columns, rows in
            session.session.appearance.fixedWidth = columns
            session.session.appearance.fixedHeight = rows
            session.session.isInteractive = rows != nil
            session.session.usesPager = false
            return "— \(columns)×\(rows.map(String.init) ?? "any")\n" + session.run("compare \(line)")
        }

        // Then
        let name = line.split(whereSeparator: { !$0.isLetter && $0 != "-" }).prefix(1).joined()
        let file = "Comparison-of-\(name)-\(line.count).txt"
        try expect(texts.joined(), isRecordedIn: file)
    }

    @Test("Two phones share the width evenly, and a narrow window has them below each other")
    func room() throws {
        // Given, When
        let told = [1, 40, 42, 43, 79, 80, 81, 85, 86, 87, 88, 89, 120].flatMap { columns in
            [nil, 10, 24].map { rows in
                let room = ComparisonRoom(columns: columns, rows: rows, heading: "no-identifier: it has none")
                let lines = room.phoneLines.map(String.init) ?? "any"
                return "\(columns)×\(rows.map(String.init) ?? "any"): stacked \(room.isStacked), gap \(room.gap), "
                    + "\(room.phoneColumns) columns, \(lines) lines, notes \(room.notesColumns)"
            }
        }

        // Then
        try expect(told.joined(separator: "\n"), isRecordedIn: "Rooms-of-comparisons.txt")
    }
}
