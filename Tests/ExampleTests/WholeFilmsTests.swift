import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell

/// Films of what the others don't show, and pages on how other screens were loaded.
struct WholeFilmsTests {
    @Test(
        "Cells that are dropped together, that wait together, and screens without cells move as they were read once",
        arguments: [
            ("dropped", "table-cell", "compare no-identifier", ["goto 20", "goto 0"]),
            ("waiting", "table-cell", "compare mismatched-identifier", ["goto 20", "scroll 1", "reset"]),
            ("shared", "table-cell", "compare shared-instance", ["scroll 1"]),
            ("pushed", "date-picker", "drive", ["push", "spin day 1", "tap back", "present"]),
            ("ignored", "ignorable-date-picker", "compare early-awake", ["ignore start on", "technique programmatic"]),
        ])
    func films(name: String, program: String, line: String, steps: [String]) throws {
        // Given
        let folder = try TemporaryFolder()
        let script = try folder.file("steps.txt", steps.map { $0 + "\n" }.joined())
        let session = ScriptedSession(try ExampleSession.ofProgram(program))
        session.session.editing.isTrial = true

        // When
        let said = session.run("snapshot \(folder.path)/film.svg --of \"\(line) \(script)\"")

        // Then
        let svg = (try? String(contentsOfFile: folder.path + "/film.svg", encoding: .utf8)) ?? said
        let drawn = svg.replacing(#/<linearGradient[\s\S]*?<\/linearGradient>\n|"data:[^"]*"/#, with: "\"\"")
        try expect(drawn, isRecordedIn: "Film-of-\(name)-cells.txt")
    }

    @Test(
        "The page about a load names a nib of the screen, in every program",
        arguments: [
            ("table-cell", ["scroll 1"], "ReusableTableViewCell.xib"),
            ("date-picker", ["present"], "ReusableDatePickerViewController.xib"),
            ("ignorable-date-picker", ["ignore start on"], "IgnorableDatePickerView.xib"),
        ])
    func pages(program: String, lines: [String], nib: String) throws {
        // Given
        let folder = try TemporaryFolder()
        let session = ScriptedSession(try ExampleSession.ofProgram(program))
        lines.forEach { session.run($0) }

        // When
        session.run("snapshot \(folder.path)/page.html")

        // Then
        let page = try String(contentsOfFile: folder.path + "/page.html", encoding: .utf8)
        expect(page, contains: nib)
    }
}
