import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// The output in the place of the notes while a user drives the screen.
struct DriveOverlayTests {
    @Test("A command's output stays until the next key, which also has its usual effect")
    func panel() {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55))

        // When
        let seen = fingers.press(":stats\r")

        // Then
        expect(seen.contains { $0.contains("times a cell was reused") })
        expect(seen.promptLine.hasSuffix("> stats"))
        expect(!fingers.press(" ").contains { $0.contains("times a cell was reused") })
        expect(fingers.line, equals: "stats")
        expect(fingers.press(":stats\r" + Key.down).promptLine.hasSuffix("scroll 1"))
    }

    @Test(
        "A key closes the list of keys, also a second ?, and does nothing else",
        arguments: ["?", Key.down, "x", "\r"])
    func keyList(_ key: String) {
        // Given
        let session = TableCellSession(rows: 55)
        let fingers = Fingers(session)
        let before = fingers.seen

        // When
        let keys = fingers.press("?")
        let after = fingers.press(key)

        // Then
        expect(keys.contains { $0.contains("goto the first or the last row") })
        expect(after, equals: before)
        expect(session.steps, equals: [])
    }

    @Test("In a window that gets narrower, the list of keys breaks its lines between words")
    func narrower() {
        // Given
        let session = TableCellSession(rows: 55)
        let fingers = Fingers(session, columns: 80, rows: 40)
        fingers.press("?")

        // When
        session.appearance.fixedWidth = 60
        let seen = fingers.seen.map { $0.trimmingCharacters(in: .whitespaces) }

        // Then
        expect(seen.contains { $0.hasSuffix("→ shows the next") }, "\(seen)")
        expect(seen.contains("moment, ← the one before"), "\(seen)")
    }

    @Test("Output that is longer than the window scrolls to its end")
    func longPanel() throws {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55), columns: 80, rows: 24)

        // When
        let start = fingers.press(":xib\r")
        let end = fingers.press(Key.end)

        // Then
        expect(start[21], contains: "1–21 of ")
        let (_, last, count) = try #require(end[21].firstMatch(of: #/–(\d+) of (\d+)/#)).output
        expect(last, equals: count)
        expect(end.keyLine.hasPrefix("↑↓ scroll"))
        expect(start[0] != end[0])
        expect(fingers.line, equals: "xib")
        expect(fingers.press(Key.enter + ":reload --help\r").keyLine, equals: "Enter close")
    }

    @Test("An experiment and a technique are chosen from lists")
    func choices() {
        // Given
        let session = TableCellSession(rows: 55)
        let fingers = Fingers(session)

        // When
        let list = fingers.press("e")
        fingers.press(Key.down + Key.enter)

        // Then
        expect(list.contains { $0.contains("▶ \(session.experimentsByName[0].name)") })
        expect(session.experiment?.name, equals: session.experimentsByName[1].name)
        expect(fingers.line, equals: "experiment \(session.experimentsByName[1].name)")
        fingers.press(" t" + Key.end + Key.enter)
        expect(session.technique.name, equals: session.program.techniques.last?.name)
        expect(fingers.press("e").keyLine, contains: "Esc cancel")
        expect(fingers.press(Key.escape).keyLine, contains: "q prompt")
        expect(!fingers.driver.isOver)
    }

    @Test("A click on an experiment's name chooses it")
    func clickedChoice() throws {
        // Given
        let session = TableCellSession(rows: 55)
        let fingers = Fingers(session)
        let name = session.experimentsByName[2].name
        let row = try #require(fingers.press("e").firstIndex { $0.hasSuffix("  \(name)") })

        // When
        fingers.press(Key.click(column: 60, row: row))

        // Then
        expect(fingers.line, equals: "experiment \(name)")
    }

    @Test("A command is edited and completed, and a wrong command gets the same error as at the prompt")
    func commandField() {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55))

        // When
        let typing = fingers.press(":rel\u{1B}[D\u{1B}[D\u{7F}")

        // Then
        expect(typing.promptLine.hasSuffix("> el"))
        expect(fingers.press("\u{1B}[Hr\u{1B}[F\t").promptLine.hasSuffix("> reload"))
        fingers.press(Key.enter)
        expect(fingers.line, equals: "reload")
        expect(fingers.press(":scrol 1\r").contains { $0.contains("did you mean \"scroll\"?") })
        expect(fingers.press(":gone" + Key.escape).promptLine.hasSuffix("> scrol 1"))
    }

    @Test("Each overlay is recorded: keys, experiments, techniques, comparisons, output, and an error")
    func whole() throws {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55), columns: 80, rows: 24)
        let overlays = ["?", "\r", "e", Key.escape, "t", Key.escape, "c", Key.escape, ":stats\r", " ", ":scrol\r", " "]
        let moves = [Key.tab, Key.pageDown, Key.end, Key.up, "x", "i", "r", "[", "[", "]", Key.enter, ":sc\t"]

        // When
        let frames = (overlays + moves).map { fingers.press($0).joined(separator: "\n") }

        // Then
        let text = frames.joined(separator: "\n" + String(repeating: "─", count: 80) + "\n")
        try expect(text, isRecordedIn: "Keys-in-80x24.txt")
    }

    @Test("The full screen's colors are recorded, and each frame has only the changes")
    func colors() throws {
        // Given
        let session = TableCellSession(rows: 55)
        let fingers = Fingers(session, columns: 110, rows: 30)
        session.appearance.style = .init(color: .ansi256, ascii: false, attributes: true, isDark: true)
        let keys = [
            Key.down, Key.tab, "e", Key.down, Key.escape, "c", "\r", Key.down, Key.escape, "x", "i", "[", "]",
        ]
        var before = fingers.driver.frame()
        var updates = [before.update(from: nil)]

        // When
        for key in keys {
            fingers.press(key)
            let frame = fingers.driver.frame()
            updates.append(frame.update(from: before))
            before = frame
        }

        // Then
        try expect(updates.joined(separator: "\n"), isRecordedIn: "Keys-in-colors.txt")
    }

    @Test("? explains the keys, and a paste outside of the command line has no effect")
    func help() {
        // Given
        let session = TableCellSession(rows: 55)
        let fingers = Fingers(session)

        // When
        let seen = fingers.press("?")

        // Then
        expect(seen.contains { $0.contains("scroll -1, scroll 1") })
        fingers.press(Key.escape)
        fingers.press("\u{1B}[200~xxq\u{1B}[201~")
        expect(fingers.line.isEmpty)
        expect(!fingers.driver.isOver)
    }

    @Test("The panel shows the help of a command, not the prompt")
    func commandHelp() {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55))

        // When
        let seen = fingers.press(":scroll --help\r")

        // Then
        expect(seen.contains { $0.contains("USAGE: scroll") })
    }
}
