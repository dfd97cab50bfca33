import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample
@testable import Teaching

/// Back and forth through the commands of a session.
struct DriveTimelineTests {
    @Test("[ makes the screen as it was before each command, notes and counts included, and ] as it was after")
    func backAndForth() {
        // Given
        let session = TableCellSession(rows: 55)
        let fingers = Fingers(session)
        let keys = [Key.down, "x", ":stats\r ", Key.pageDown, ":experiment no-identifier\r ", Key.down]
        let leadingOn = [0, 1, 3, 4, 5]
        var seen = [fingers.seen.dropLast()]
        var stats = [session.stats]
        for (index, key) in keys.enumerated() {
            fingers.press(key)
            guard leadingOn.contains(index) else { continue }
            seen.append(fingers.seen.dropLast())
            stats.append(session.stats)
        }

        // When
        let back = (1...5).map { _ in (fingers.press("[").dropLast(), session.stats) }
        let forth = (1...5).map { _ in (fingers.press("]").dropLast(), session.stats) }

        // Then
        expect(back.map(\.1), equals: stats.dropLast().reversed())
        expect(forth.map(\.1), equals: Array(stats.dropFirst()))
        for (now, before) in zip(back.map(\.0) + forth.map(\.0), seen.dropLast().reversed() + seen.dropFirst()) {
            expect(zip(now.dropLast(), before.dropLast()).filter { $0 != $1 }.isEmpty)
            expect(now.count, equals: before.count)
        }
        expect(back.map { $0.0.last?.suffix(6) }, equals: ["4 of 5", "3 of 5", "2 of 5", "1 of 5", "0 of 5"])
        expect(forth.last?.0.last, equals: seen.last?.last)
        expect(session.experiment?.name, equals: "no-identifier")
    }

    @Test("Back at the first screen, the steps of its load are shown, without the other screen's steps")
    func firstScreen() {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55), columns: 120, rows: 40)

        // When
        let seen = fingers.press(Key.down + "[")

        // Then
        expect(seen.contains { $0.contains("what happened: the screen was made") })
        expect(!seen.contains { $0.contains("viewDidDisappear") })
    }

    @Test("At either end the keys have no effect, and a command in the past discards the later ones")
    func future() {
        // Given
        let session = TableCellSession(rows: 55)
        let fingers = Fingers(session)
        fingers.press("[]" + Key.down + Key.down + Key.down + "[[")

        // When
        let looked = fingers.press(":stats\r ").promptLine
        let led = fingers.press("x").promptLine
        let end = fingers.press("]").promptLine

        // Then
        expect(looked.hasSuffix("> stats  step 1 of 3"))
        expect(led.hasSuffix("> delete 1"))
        expect(end, equals: led)
        expect(session.stepsFromStart, equals: ["technique owner-outlet", "scroll 1", "delete 1"])
    }

    @Test("Commands from before drive can be undone, too, and a script keeps the commands that lead to the end")
    func script() throws {
        // Given
        let folder = try TemporaryFolder()
        let path = folder.path + "/steps.txt"
        let screen = Screen(TableCellSession(rows: 55), columns: 100, rows: 40)
        screen.type("scroll 3", "delete 4")
        let fingers = Fingers(screen.session, script: try ScriptFile(path, overwriting: false))
        try fingers.driver.recordBeginning()
        func lines() throws -> [Substring] {
            try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        }

        // When
        fingers.press(Key.down + "[[[" + Key.pageDown + ":stats\r " + Key.down)
        let new = try lines()
        fingers.press("[q")
        let left = try lines()

        // Then
        expect(new, equals: ["technique owner-outlet", "scroll 6", "stats", "scroll 1"])
        expect(left, equals: ["technique owner-outlet", "scroll 6", "stats"])
        expect(fingers.driver.recorded, equals: 3)
        expect(screen.session.stepsFromStart, equals: ["technique owner-outlet", "scroll 6"])
    }

    @Test("The keys [ and ] are listed as soon as there is a command to undo")
    func guide() {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55))

        // When
        let before = fingers.seen.keyLine
        let after = fingers.press(Key.down).keyLine

        // Then
        expect(!before.contains("[ ]"))
        expect(after, contains: "[ ] back, forth")
        expect(fingers.press("?").contains { $0.contains("[ ]") && $0.contains("step back") })
    }

    @Test("Stepping back and forth repeats no log and doesn't reveal a mystery")
    func quiet() throws {
        // Given
        let session = TableCellSession(rows: 55)
        var logged: [String] = []
        session.world.log = { logged.append($0) }
        session.tutorial.readProgress = { LearnerProgress(at: nil) }
        let fingers = Fingers(session)
        fingers.press(":experiment unencodable-image\r " + Key.down)
        let count = logged.count

        // When
        fingers.press("[[]]")

        // Then
        expect(logged.count, equals: count)
        #expect(fingers.driver.overlay == nil)
    }
}
