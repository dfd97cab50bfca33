import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell

/// The pictures of `snapshot`, element by element.
struct WholePicturesTests {
    @Test(
        "A picture of a screen, a comparison or a command's output has the recorded elements",
        arguments: [
            ("screen", "table-cell", ["scroll 2"], "--notes"),
            ("broken screen", "table-cell", ["experiment stale-content", "scroll 3"], "--notes --dark"),
            ("grid", "grid-cell", ["tap 4", "delete 2"], "--notes"),
            ("card", "date-picker", ["present", "spin day 2"], "--notes"),
            ("form", "ignorable-date-picker", ["ignore start on"], ""),
            ("comparison", "table-cell", ["scroll 2"], "--of \"compare stale-content\""),
            ("comparison of made cells", "table-cell", [], "--dark --of \"compare no-identifier 'scroll 4'\""),
            ("comparison without cells", "ignorable-date-picker", [], "--of \"compare created-in-code\""),
            ("counts", "table-cell", ["scroll 9"], "--of stats"), ("tree", "grid-cell", [], "--dark --of \"tree 1\""),
            ("steps", "table-cell", ["trace on", "scroll 1"], "--of \"trace last\""),
        ] as [(String, String, [String], String)])
    func whole(name: String, program: String, lines: [String], options: String) throws {
        // Given
        let folder = try TemporaryFolder()
        let session = ScriptedSession(try ExampleSession.ofProgram(program, rows: 100, items: 90))
        for line in lines { session.run(line) }

        // When
        let said = session.run("snapshot \(folder.path)/picture.svg \(options)")
        let svg = try String(contentsOfFile: folder.path + "/picture.svg", encoding: .utf8)

        // Then: what shades and what is clipped away is told elsewhere
        let elements = svg.replacing(#/<linearGradient[\s\S]*?<\/linearGradient>\n|"data:[^"]*"/#, with: "")
        let file = "Picture-of-\(name.replacing(" ", with: "-")).txt"
        expect(said == "Saved in \(folder.path)/picture.svg.\n" || said.isEmpty)
        try expect(elements, isRecordedIn: file)
    }
}
