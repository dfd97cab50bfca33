import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable @_spi(Exercises) import ExampleShell
@testable import ReusableTableViewCellExample

/// Keys without a usual effect, such as in empty lists.
struct DrivingEdgesTests {
    @Test("In an empty list, keys mean the first row, which can be inserted but not deleted")
    func empty() {
        // Given
        let fingers = Fingers(TableCellSession(rows: 0))

        // When
        let lines = [Key.tab, "x", Key.end, Key.home, Key.pageDown, "r", "i", "i", Key.end, "x", "x"].map { key in
            fingers.type(key)
            let said = fingers.driver.pieces.isEmpty ? "" : " !"
            return "\(fingers.line)\(said) \(fingers.driver.session.shownList?.itemCount ?? -1)"
        }

        // Then
        expect(
            lines,
            equals: [
                " 0", "delete 0 ! 0", "goto 0 ! 0", "goto 0 ! 0", "scroll 6 0", "reload 0", "insert 0 1", "insert 0 2",
                "goto 1 2", "delete 0 1", "delete 0 0",
            ])
    }

    @Test("Without touchable objects, Tab and Enter have no effect, and keys for lists need a list")
    func nothing() {
        // Given
        let fingers = Fingers(ListSession.showing { UIViewController() })

        // When
        for key in [
            Key.tab, Key.enter, " ", Key.backTab, Key.down, Key.up, Key.left, Key.right, "i", "x", "r", Key.pageDown,
            Key.home, Key.end, Key.click(column: 9, row: 9), Key.wheel(up: false, column: 9, row: 9), "z", "[", "]",
        ] {
            fingers.type(key)
        }

        // Then
        expect(fingers.driver.focus == nil && fingers.line == "" && fingers.driver.pieces == [])
        expect(!fingers.driver.isOver && fingers.driver.overlay == nil && fingers.driver.timeline.count == 0)
        expect(fingers.driver.session.shown.code(columns: 80), equals: [])
    }

    @Test("Only arrow keys turn a wheel with the focus")
    func wheels() throws {
        // Given
        let session = try ExampleSession.ofProgram("ignorable-date-picker")
        let fingers = Fingers(session)
        while fingers.driver.focus?.gesture != .turn { fingers.type(Key.tab) }
        let command = try #require(fingers.driver.focus?.command)

        // When
        let lines = [Key.right, Key.left, Key.down, Key.up, Key.enter, " ", Key.pageDown, "i"].map { key in
            fingers.type(key)
            return fingers.line
        }

        // Then
        expect(lines[..<4], equals: ["\(command) 1", "\(command) -1", "\(command) 1", "\(command) -1"])
        expect(lines[4...].allSatisfy { $0 == "\(command) -1" } && fingers.driver.focus?.command == command)
        expect(session.steps.count, equals: 4)
    }

    @Test("A click beside a list of names chooses nothing")
    func besides() {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55), columns: 100, rows: 40)
        fingers.type("t")
        let before = fingers.seen

        // When
        let beside = fingers.press(Key.click(column: 0, row: 3))
        let title = fingers.press(Key.click(column: 90, row: 0))
        let below = fingers.press(Key.click(column: 90, row: 30))
        fingers.type(Key.click(column: 90, row: 2))

        // Then
        expect(beside == before && title == before && below == before)
        expect(fingers.driver.overlay != nil || fingers.line.hasPrefix("technique "))
        expect(fingers.line, equals: "technique \(fingers.driver.session.program.techniques[1].name)")
        expect(fingers.driver.session.technique.name, equals: fingers.driver.session.program.techniques[1].name)
    }

    @Test("A command that would change only one of two screens is refused, and long output scrolls in both")
    func two() throws {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55), columns: 84, rows: 20)
        fingers.type("c" + Key.enter)
        var (texts, before): ([String], [String]) = ([], [])

        // When
        for keys in [
            ":drive\r", " ", ":compare stale-content\r", "q", ":reset\r", Key.enter, ":stats\r", Key.escape,
            ":tree --all\r", Key.down, Key.pageDown, Key.pageUp, Key.end, Key.up, Key.home, " ", "c",
            Key.click(column: 3, row: 6), ":quit\r",
        ] {
            fingers.type(keys)
            let (comparison, seen) = (fingers.driver.comparison == nil ? "one" : "two", fingers.seen)
            let changed = seen.enumerated().filter { !before.indices.contains($0) || before[$0] != $1 }
            texts.append("▷ \(keys.debugDescription) \(comparison)")
            texts += changed.map { "\($0)┊\($1)" }
            before = seen
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Keys-refused-for-two.txt")
    }

    @Test("A command that can't be recorded still runs, and the error appears")
    func unrecorded() throws {
        // Given
        // A regular file that takes numbers alone.
        let file = "/proc/self/oom_score_adj"
        let script = try ScriptFile(file, overwriting: true)
        let fingers = Fingers(TableCellSession(rows: 55), columns: 120, rows: 40, script: script)

        // When
        let seen = fingers.press(Key.down)
        let nowhere = #expect(throws: CommandError.self) { try ScriptFile("/no/such/folder/x", overwriting: true) }

        // Then
        expect(fingers.driver.session.steps == ["scroll 1"] && fingers.driver.recorded == 0)
        expect(seen.joined(separator: "\n"), contains: "can't write \(file): invalid argument")
        expect("\(nowhere!)" == "can't write /no/such/folder/x: no such folder")
    }

    @Test("Output is shown without its last line break, and a pager's output takes no line")
    func heard() {
        // Given
        let driver = Driver(TableCellSession(rows: 3))
        let area = DriverArea(columns: 20, rows: 5)

        // When
        for text in ["a", "b\n", "c\n\n", "", "\n"] { driver.hear(text) }
        let lines = Panel([.paged, .lines("x")]).lines(in: area, style: .plain).map(\.columns)

        // Then
        expect(driver.pieces, equals: [.lines("a"), .lines("b"), .lines("c\n"), .lines(""), .lines("")])
        expect(lines == [1] && Panel([.paged]).lines(in: area, style: .plain).isEmpty)
        expect(OutputPiece.paged.texts(columns: 3) == [] && driver.recorded == 0)
    }
}
