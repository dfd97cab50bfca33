import Canvases
import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// A screen whole and broken, side by side.
nonisolated struct CompareTests {
    private func run(_ program: String, _ options: [String], _ line: String, _ lines: [String] = []) throws -> Run {
        try Executable(program).run(options + ([line] + lines).flatMap { ["-c", $0] })
    }

    @Test("Two screens of 39 columns stand in 80, after the same steps, with both counts")
    func sideBySide() throws {
        // Given, When
        let run = try run("table-cell", ["--width", "80"], "compare stale-content \"scroll 3\"", ["stats --json"])

        // Then
        let lines = run.output.split(separator: "\n")
        #expect(lines[0] == "After \"scroll 3\":")
        #expect(lines[1].hasPrefix("owner-outlet, whole                      stale-content"))
        #expect(lines.allSatisfy { $0.count <= 80 })
        // Row 9 shows a first quarter when it is right; the cell that came back was made for row 2.
        #expect(lines.contains { $0.contains("First Quarter") && $0.contains("Full Moon") })
        #expect(lines.contains("reused        3              3"))
        #expect(lines.last?.contains(#""live":7,"made":7,"#) == true)
    }

    @Test("What differs in the counts is marked, and steps are those that the experiment names")
    func counts() throws {
        // Given, When
        let output = try run("table-cell", ["--width", "100"], "compare mismatched-identifier").output

        // Then
        #expect(output.hasPrefix("After \"scroll 50\":\n"))
        #expect(output.contains("made          7                     57  differs\n"))
        #expect(output.contains("waiting       0                     50  differs\n"))
        #expect(output.contains("visible       7                      7\n"))
    }

    @Test("On a dark terminal, whose screens are painted light, its symbols are those of the screen")
    @MainActor func symbols() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 50)
        screen.session.appearance.style = TerminalStyle(color: .ansi16, ascii: false, attributes: true, isDark: true)

        // When
        let compared = screen.type("compare no-identifier").matches(of: #/[●○] *Full Moon/#).map { String($0.0) }

        // Then
        #expect(Set(compared) == ["○   Full Moon"])
    }

    @Test("What ends the program says so beside the whole screen; a narrow terminal has them one above the other")
    func ending() throws {
        // Given, When
        let wide = try run("table-cell", ["--width", "100"], "compare no-outlet").output
        let narrow = try run("table-cell", ["--width", "50"], "compare no-outlet").output

        // Then
        #expect(wide.contains("The process ended by signal"))
        #expect(wide.contains("NSUnknownKeyException"))
        #expect(narrow.split(separator: "\n").first == "owner-outlet, whole")
        #expect(narrow.contains("\nno-outlet\n"))
    }

    @Test("Comparing techniques leaves no trace: counts and numbers go on as if it had not been")
    func unnoticed() throws {
        // Given
        let steps = ["scroll 1", "show --notes", "stats --json", "why tableViewCell"]

        // When
        let usual = try run("table-cell", [], "experiment no-identifier", steps)
        let compared = try run("table-cell", [], "experiment no-identifier", ["technique --compare --json"] + steps)

        // Then
        let after = try #require(compared.output.split(separator: "]\n", maxSplits: 1).last)
        #expect(usual.output.hasSuffix(after) && after.contains("#8  │  row 7  new"))
    }

    @Test("A technique's lines are those of the function that answers with a cell, without the comment in it")
    @MainActor func lines() throws {
        // Given
        let screen = Screen(GridCellSession(items: 90), columns: 130, rows: 50)
        screen.session.mostRounds = 1
        let source = screen.type("source content-subview")

        // When
        let json = try #require(screen.type("technique --compare --json").firstMatch(of: /\[.*\]/)).0

        // Then
        struct Row: Decodable {
            let technique: String
            let lines: Int
        }
        let rows = try JSONDecoder().decode([Row].self, from: Data(json.utf8))
        #expect(source.contains("        // The outlet holds what was loaded last."))
        #expect(rows.first { $0.technique == "content-subview" }?.lines == 12)
        #expect(rows.first { $0.technique == "direct" }?.lines == 10)
    }

    @Test("An experiment that is not there gets the nearest")
    func nearest() throws {
        #expect(
            try run("grid-cell", [], "compare no-identifer").errors.contains("did you mean \"no-identifier\"?"))
    }
}
