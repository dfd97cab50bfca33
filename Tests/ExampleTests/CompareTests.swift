import Canvases
import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// A screen whole and broken, side by side.
@Suite(.talkingToPrograms)
nonisolated struct CompareTests {
    private func run(_ program: String, _ options: [String], _ line: String, _ lines: [String] = []) throws -> Run {
        try Executable(program).run(options + ([line] + lines).flatMap { ["-c", $0] })
    }

    @Test("A script for compare can't itself contain compare, directly or through another script")
    func itself() throws {
        // Given
        let folder = try TemporaryFolder()
        let (first, second) = (folder.path + "/a.txt", folder.path + "/b.txt")
        _ = try folder.file("a.txt", "compare no-identifier \(second)\n")
        _ = try folder.file("b.txt", "scroll 1\ncompare no-identifier \(first)\ncompare no-identifier \"scroll 1\"\n")

        // When
        let run = try Executable("table-cell").run(["-c", "compare no-identifier \(second)", "-c", "stats --json"])

        // Then
        expect(run.exit, equals: .status(0))
        expect(run.output, contains: "error: can't compare or film within a")
        expect(run.output, contains: #""made":7,"#)
    }

    @Test("In 80 columns two phones are side by side, and each line that differs is marked")
    @MainActor func sideBySide() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 50)

        // When
        let lines = screen.type("compare stale-content \"scroll 3\"").split(separator: "\n")

        // Then
        expect(lines[0], equals: "stale-content: The data source configures new cells only. After \"scroll 3\":")
        expect(lines[1], equals: "3 of 7 rows show something else; the counts are the same.  T8")
        expect(lines[2], equals: "  working: 7 made, 3 reused                broken: 7 made, 3 reused")
        expect(lines.allSatisfy { $0.count <= 80 })
        // Row 9 shows a first quarter when it is right; the cell that came back was made for row 2.
        let marked = lines.filter { $0.contains("≠│") }
        expect(marked.contains { $0.contains("First Quarter") && $0.contains("Full Moon") })
        expect(marked.allSatisfy { !$0.contains("#4") })
    }

    @Test("Counts have bars on one scale, and the difference is named, for each row if it is constant")
    @MainActor func counts() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 100, rows: 50)

        // When
        let seen = screen.type("compare no-identifier \"scroll 3\"")

        // Then
        let half = { (text: String) in text.padding(toLength: 46, withPad: " ", startingAt: 0) }
        expect(seen, contains: half("made        7 ███████") + "10 ██████████  +3, one for each row\n")
        expect(seen, contains: half("reused      3 ███") + " 0  -3\n")
        expect(seen, contains: half("waiting     0") + " 0\n")
        expect(seen, contains: half("nib reads   7 ███████") + "10 ██████████  +3\n")
        expect(seen, contains: half("live        7 ███████") + " 7 ███████\n")
    }

    @Test("A new cell in the broken screen is marked where the correct screen reuses one")
    @MainActor func newCells() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 50)

        // When
        let seen = screen.type("compare no-identifier \"scroll 3\"")

        // Then
        let badges = seen.matches(of: /(?:new )?#\d+/).map { String($0.0) }
        expect(
            badges,
            equals: [
                "#4", "#4", "#5", "#5", "#6", "#6", "#7", "#7", "#1", "new #8", "#2", "new #9", "#3", "new #10",
            ])
    }

    @Test(
        "A sentence describes the differences, with the claim that they show",
        arguments: [
            (
                "no-identifier",
                "The screens look the same; the broken one makes a cell for every row and reuses none.  T7"
            ),
            (
                "mismatched-identifier",
                "The screens look the same; the broken one makes a cell for every row and reuses none; "
                    + "it has 50 more cells waiting.  T7"
            ),
            (
                "shared-instance",
                "6 of 7 rows show something else; the broken one makes 6 fewer cells; "
                    + "it has 4 fewer objects alive.  V3"
            ),
            ("mixed-kinds", "4 of 7 rows show something else; the counts are the same.  V1, V2, V7"),
            ("forgotten-super", "1 of 7 rows shows something else; the counts are the same.  T1"),
        ])
    @MainActor func verdict(experiment: String, sentence: String) {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 200, rows: 50)

        // When
        let seen = screen.type("compare \(experiment)")

        // Then
        expect(seen, contains: "\n\(sentence)\n  working")
    }

    @Test("Items of a grid that differ also have a word in the last line")
    @MainActor func grid() {
        // Given
        let screen = Screen(GridCellSession(items: 90), columns: 100, rows: 50)

        // When
        let seen = screen.type("compare edited-tag")

        // Then
        expect(seen, contains: "\n9 of 12 items show something else; the counts are the same.  G3, V10\n  working")
    }

    @Test("An experiment that doesn't break anything isn't called broken")
    @MainActor func worksAfterAll() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 200, rows: 50)

        // When
        let seen = screen.type("technique register-nib", "compare no-identifier")

        // Then
        expect(seen, contains: "  changed: 7 made, 50 reused")
        expect(seen, contains: "\nThe screens look the same; the counts are the same.  N1\n")
        expect(seen, contains: "\nLook: scroll 50, ")
    }

    @Test("In 80×24, both phones, their counts and the sentence fit, because the phones are lower")
    @MainActor func fits() {
        for experiment in ["no-identifier", "mismatched-identifier", "stale-content"] {
            // Given
            let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)

            // When
            let seen = screen.type("compare \(experiment)")

            // Then
            expect(screen.fits)
            let lines = seen.split(separator: "\n")
            expect(
                lines.prefix(5).contains { $0.hasPrefix("  working: 7 made, ") && $0.contains("broken: ") }, "\(seen)")
            expect(lines.filter { $0.hasPrefix("│") }.count, equals: 8)
            expect(seen, contains: "\nnib reads ")
        }
    }

    @Test("Steps of compare can tap everything on the screen, even if the window is too small for it")
    @MainActor func lowWindow() throws {
        // Given
        let session = try DatePicker.makeSession(.parse(["--now", "2011-10-29", "--time-zone", "GMT"]))
        let screen = Screen(session, columns: 80, rows: 24)

        // When
        let seen = screen.type("compare strong-delegate")

        // Then
        expect(screen.fits)
        expect(!seen.contains("error"))
        expect(seen, contains: "\nThe screens look the same; the broken one has one more object alive.  D6\n")
    }

    @Test("In a script, compare prints plain text, and doesn't change the screen")
    func script() throws {
        // Given, When
        let run = try run("table-cell", ["--width", "80"], "compare stale-content \"scroll 3\"", ["stats --json"])

        // Then
        expect(!run.output.contains("\u{1B}"))
        expect(run.output, contains: "\n3 of 7 rows show something else; the counts are the same.  T8\n")
        expect(run.output.split(separator: "\n").last?.contains(#""live":7,"made":7,"#), equals: true)
        expect(run.output, contains: #""reused":0"#)
    }

    @Test("On a dark terminal, symbols in compare look the same as on the screen")
    @MainActor func symbols() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 50)
        screen.session.appearance.style = TerminalStyle(color: .ansi16, ascii: false, attributes: true, isDark: true)

        // When
        let seen = screen.type("compare no-identifier").replacing(#/\x1B\[[0-9;]*m/#, with: "")
        let compared = seen.matches(of: #/[●○] *Full Moon/#).map { String($0.0) }

        // Then
        expect(Set(compared), equals: ["○   Full Moon"])
    }

    @Test("A screen that ends says so beside the correct screen, and a narrow terminal shows both below each other")
    func ending() throws {
        // Given, When
        let wide = try run("table-cell", ["--width", "100"], "compare no-outlet").output
        let narrow = try run("table-cell", ["--width", "50"], "compare no-outlet").output

        // Then
        expect(wide, contains: "The broken one ends the program: the process ended by signal")
        expect(wide, contains: "NSUnknownKeyException")
        expect(wide, contains: "  working                                       broken\n")
        expect(narrow, contains: "\n  working\n")
        expect(narrow, contains: "\n  broken\n")
    }

    @Test("Comparing techniques doesn't change counts and numbers")
    @MainActor func unnoticed() {
        // Given
        let sessions = [TableCellSession(rows: 100), TableCellSession(rows: 100)].map(ScriptedSession.init)
        for scripted in sessions {
            scripted.session.program.mostRounds = 1
            scripted.run("experiment no-identifier")
        }

        // When
        let compared = sessions[1].run("technique --compare --json")
        let after = sessions.map { $0.run("scroll 1", "show --notes", "stats --json", "why tableViewCell") }

        // Then
        expect(compared, contains: #""technique":"owner-outlet""#)
        expect(after[0] == after[1] && after[0].contains("#8  │  row 7  new"))
    }

    @Test("The lines of a technique are counted in the function that returns a cell, without comments")
    @MainActor func lines() throws {
        // Given
        let screen = Screen(GridCellSession(items: 90), columns: 130, rows: 50)
        screen.session.program.mostRounds = 1
        let source = screen.type("source content-subview")

        // When
        let json = try #require(screen.type("technique --compare --json").firstMatch(of: /\[.*\]/)).0

        // Then
        struct Row: Decodable {
            let technique: String
            let lines: Int
        }
        let rows = try JSONDecoder().decode([Row].self, from: Data(json.utf8))
        expect(source, contains: "        // The outlet holds the view that was loaded last.")
        expect(rows.first { $0.technique == "content-subview" }?.lines, equals: 12)
        expect(rows.first { $0.technique == "direct" }?.lines, equals: 10)
    }

    @Test("A command for compare that isn't in quotation marks is written with them")
    func unquoted() throws {
        // Given, When
        let run = try Executable("table-cell").run(["-c", "compare stale-content scroll 3"])

        // Then
        expect(run.errors, contains: "write each command in quotation marks: \"scroll 3\"")
    }

    @Test("The error about an unknown experiment suggests the nearest")
    func nearest() throws {
        try expect(
            run("grid-cell", [], "compare no-identifer").errors, contains: "did you mean \"no-identifier\"?")
    }
}
