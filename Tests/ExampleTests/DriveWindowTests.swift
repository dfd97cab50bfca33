import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// Windows of all sizes, the way back to the prompt, and what is kept of a drive.
struct DriveWindowTests {
    @Test("In 40×15 the phone is lower and has no notes, and in less only the important text remains")
    func smallWindow() {
        // Given
        let session = TableCellSession(rows: 55)

        // When
        let small = Fingers(session, columns: 40, rows: 15).press(Key.down)
        let tooSmall = Fingers(session, columns: 39, rows: 15)
        let reused = session.stats.reused

        // Then
        expect(small.count == 15 && small.allSatisfy { $0.count <= 40 })
        expect(small.contains { $0.contains("Full Moon") } && !small.contains { $0.contains("row 1") })
        expect(small[13].hasSuffix("> scroll 1"))
        expect(small[14].hasSuffix("q prompt"))
        expect(tooSmall.press(Key.down)[0].hasPrefix("Too small: 40×15 is needed"))
        expect(session.stats.reused, equals: reused)
        tooSmall.press("q")
        expect(tooSmall.driver.isOver)
    }

    @Test("At 80×24 notes are beside the phone")
    func usualWindow() {
        // Given, When
        let seen = Fingers(TableCellSession(rows: 55), columns: 80, rows: 24).press(Key.down)

        // Then
        expect(seen.contains { $0.contains("#2") && $0.contains("row 1  stayed") })
        expect(seen[22], equals: "table-cell owner-outlet> scroll 1")
    }

    @Test("q and Escape return with the current screen, and quit also ends the program")
    func leaving() {
        // Given
        let session = TableCellSession(rows: 55)

        for key in ["q", Key.escape, ":quit\r"] {
            // When
            let fingers = Fingers(session)
            fingers.press(Key.down + key)

            // Then
            expect(fingers.driver.isOver)
        }
        expect(session.run("stats"), equals: .quit)
        expect(session.stats.made + session.stats.reused > 6)
    }

    @Test("The script of a drive begins with the commands before it, and makes the same screen")
    func recordedBeginning() throws {
        // Given
        let folder = try TemporaryFolder()
        let path = folder.path + "/steps.txt"
        let screen = Screen(TableCellSession(rows: 55), columns: 100, rows: 40)
        screen.type(
            "scroll 3", "technique typed", "experiment no-identifier", "delete 2", "delete 99", "stats", "scroll 1")

        // When
        let fingers = Fingers(screen.session, script: try ScriptFile(path, overwriting: false))
        try fingers.driver.recordBeginning()
        fingers.press(Key.down)

        // Then
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        expect(lines, equals: ["technique typed", "experiment no-identifier", "delete 2", "scroll 1", "scroll 1"])
        let copy = Screen(TableCellSession(rows: 55), columns: 100, rows: 40)
        for line in lines { copy.type(String(line)) }
        expect(copy.session.stats.made, equals: screen.session.stats.made)
        expect(copy.session.stats.reused, equals: screen.session.stats.reused)
        expect(copy.session.shown.notes.notes, equals: screen.session.shown.notes.notes)
    }

    @Test("The recorded script repeats the session, without failed commands")
    func recording() throws {
        // Given
        let folder = try TemporaryFolder()
        let path = folder.path + "/steps.txt"
        let session = TableCellSession(rows: 55)
        let fingers = Fingers(session, script: try ScriptFile(path, overwriting: false))

        // When
        fingers.press(Key.down + Key.pageDown + "i:insert 9999\r x:stats\r" + Key.tab + Key.enter)

        // Then
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        expect(lines, equals: ["scroll 1", "scroll 6", "insert 7", "delete 7", "stats", "tap 7"])
        let copy = TableCellSession(rows: 55)
        copy.output = { _ in }
        for line in lines { copy.run(String(line)) }
        expect(copy.stats.reused, equals: session.stats.reused)
        #expect(throws: CommandError.self) { try ScriptFile(path, overwriting: false) }
        _ = try ScriptFile(path, overwriting: true)
        try expect(String(contentsOfFile: path, encoding: .utf8).isEmpty)
    }
}
