import TerminalTesting
import Testing

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// The screen under somebody's fingers: keys come in, frames go out.
struct DriveTests {
    // MARK: Lists

    @Test("Down scrolls, and its frame shows the phone, the notes, the command and the keys")
    func scroll() {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55))

        // When
        let seen = fingers.press(Key.down)

        // Then
        expect(seen.contains { $0.contains("row 7") && $0.contains("was row 0") })
        expect(seen.promptLine, equals: "table-cell owner-outlet> scroll 1")
        expect(seen.keyLine.hasPrefix("↑↓ scroll"))
        expect(seen.keyLine.hasSuffix("? keys  q prompt"))
        expect(seen.keyLine, contains: "e experiment")
        fingers.driver.session.appearance.style.attributes = true
        expect(fingers.seen.keyLine, contains: "  experiment")
    }

    @Test("Page Down scrolls rows with a tiny height, or without a height", arguments: ["1e-300", "0"])
    func tinyRows(height: String) {
        // Given
        let session = TableCellSession(rows: 55)
        let nib = "ReusableTableViewCellExampleViewController"
        session.run("edit \(nib) --find 'rowHeight=\"66\"' --replace 'rowHeight=\"\(height)\"'")
        let fingers = Fingers(session)

        // When
        let seen = fingers.press(Key.pageDown)

        // Then
        expect(seen.promptLine, contains: "> scroll ")
    }

    @Test(
        "Each key of a list is a command",
        arguments: [
            (Key.up, "scroll -1"), (Key.pageDown, "scroll 6"), (Key.pageUp, "scroll -6"), (Key.home, "goto 0"),
            (Key.end, "goto 54"), ("i", "insert 3"), ("x", "delete 3"), ("r", "reload"),
            (Key.wheel(up: false, column: 5, row: 5), "scroll 1"),
            (Key.wheel(up: true, column: 5, row: 5), "scroll -1"),
            (Key.click(column: 10, row: 4), "tap 3"),
            (Key.drag(column: 10, row: 8, right: 1, down: -6), "scroll 2"),
            (Key.drag(column: 10, row: 8, right: 0, down: 1), "scroll -1"),
            (Key.drag(column: 10, row: 4, right: 3, down: 0), "tap 3"),
        ])
    func commands(key: String, line: String) {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55))
        fingers.press(Key.down + Key.down + Key.down)

        // When
        fingers.press(key)

        // Then
        expect(fingers.line, equals: line)
    }

    @Test("Keys that are held down count one by one, even if the window skips some")
    func held() {
        // Given
        let session = TableCellSession(rows: 55)
        let fingers = Fingers(session)
        let typed = TableCellSession(rows: 55)

        // When
        fingers.press(String(repeating: Key.down, count: 20))
        for _ in 0..<20 { typed.run("scroll 1") }

        // Then
        expect(session.stats.reused, equals: typed.stats.reused)
        expect(session.stats.made, equals: typed.stats.made)
    }

    @Test("Tab goes through the rows, Enter taps, and a new row is inserted at the focus")
    func focus() {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55))

        // When
        let seen = fingers.press(Key.tab + Key.tab)

        // Then
        expect(seen.contains { $0.hasPrefix("│▶") && $0.contains("◀│") })
        expect(seen.keyLine, contains: "Enter tap 1")
        fingers.press(Key.enter)
        expect(fingers.line, equals: "tap 1")
        fingers.press("i")
        expect(fingers.line, equals: "insert 1")
        expect(fingers.press(Key.backTab + Key.backTab).keyLine, contains: "Enter tap")
    }

    @Test("Arrows around the focused view hide no text, even if the view is narrow", arguments: [(60, 15), (80, 24)])
    func arrows(columns: Int, rows: Int) {
        // Given
        let fingers = Fingers(IgnorableDatePickerSession(), columns: columns, rows: rows)
        let words = fingers.seen.flatMap { $0.matches(of: #/[A-Za-z]+/#).map { String($0.0) } }

        // When
        let seen = (0..<8).map { _ in fingers.press(Key.tab) }

        // Then
        for lines in seen {
            let phone = lines.joined(separator: "\n")
            expect(words.prefix(8).allSatisfy(phone.contains), "\(phone)")
        }
    }

    @Test("A click on a button in a row taps the button, and a click beside it taps the row")
    func buttonInRow() throws {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55))
        let seen = fingers.press(":experiment mixed-kinds\r ")
        let row = try #require(seen.firstIndex { $0.contains("Note") })
        let column = try #require(seen[row].range(of: "Note")).lowerBound.utf16Offset(in: seen[row])

        // When
        fingers.press(Key.click(column: column + 1, row: row))

        // Then
        expect(fingers.line.hasPrefix("tap note"))
        fingers.press(Key.click(column: 5, row: row))
        expect(fingers.line.hasPrefix("tap ") && !fingers.line.hasPrefix("tap note"))
    }

    @Test("The grid scrolls by rows of items, and a click taps an item")
    func grid() {
        // Given
        let session = GridCellSession(items: 60)
        let fingers = Fingers(session)

        // When
        fingers.press(Key.down)

        // Then
        expect(fingers.line, equals: "scroll 1")
        fingers.press(Key.click(column: 5, row: 5))
        expect(fingers.line.hasPrefix("tap "))
        expect(session.stats.reused > 0)
    }

    // MARK: Buttons and wheels

    @Test("Buttons can be tapped and wheels turned, and the focus disappears with its screen")
    func datePicker() {
        // Given
        let session = DatePickerSession()
        let fingers = Fingers(session)

        // When
        fingers.press(Key.tab + Key.enter)

        // Then
        expect(fingers.line, equals: "tap present")
        #expect(fingers.driver.focus == nil)
        var seen = fingers.press(Key.tab)
        while let focus = fingers.driver.focus, focus.command != "spin month" { seen = fingers.press(Key.tab) }
        expect(seen.keyLine, contains: "↑↓ spin month")
        let month = session.picker!.datePicker!.displayedText
        fingers.press(Key.down)
        expect(fingers.line, equals: "spin month 1")
        expect(session.picker!.datePicker!.displayedText != month)
        fingers.press(Key.left)
        expect(fingers.line, equals: "spin month -1")
        expect(session.picker!.datePicker!.displayedText, equals: month)
    }

    @Test("A button is tapped if the mouse goes up inside it", arguments: [(2, 0, "tap present"), (2, -3, "")])
    func upInside(right: Int, down: Int, line: String) throws {
        // Given
        let fingers = Fingers(DatePickerSession())
        let button = try #require(fingers.driver.session.touchables.first { $0.command == "tap present" })
        _ = fingers.frame
        let cells = fingers.driver.page.rendering.cells(of: button.frame)

        // When
        fingers.type(
            Key.drag(column: cells.columns.lowerBound + 2, row: cells.rows.lowerBound, right: right, down: down))

        // Then
        expect(fingers.line, equals: line)
    }

    @Test("A press on a row of a wheel turns the wheel to this row")
    func pressOnWheel() throws {
        // Given
        let fingers = Fingers(IgnorableDatePickerSession())
        let wheel = try #require(fingers.driver.session.touchables.first { $0.command == "spin start year" })
        _ = fingers.seen
        let cells = fingers.driver.page.rendering.cells(of: wheel.frame)
        let middle = cells.rows.lowerBound + cells.rows.count / 2

        // When
        fingers.press(Key.click(column: cells.columns.lowerBound, row: middle - 2))

        // Then
        expect(fingers.line, equals: "spin start year -2")
    }

    @Test("The mouse wheel turns the picker's wheel below it")
    func mouseOverWheel() throws {
        // Given
        let fingers = Fingers(IgnorableDatePickerSession())
        let wheel = try #require(fingers.driver.session.touchables.first { $0.command == "spin start year" })
        _ = fingers.seen
        let cells = fingers.driver.page.rendering.cells(of: wheel.frame)

        // When
        fingers.press(Key.wheel(up: true, column: cells.columns.lowerBound, row: cells.rows.lowerBound))

        // Then
        expect(fingers.line, equals: "spin start year -1")
    }

    @Test("All that Tab reaches can be touched, in all programs")
    func touchables() {
        // Given
        let sessions: [ExampleSession] = [
            TableCellSession(rows: 55), GridCellSession(items: 60), DatePickerSession(), IgnorableDatePickerSession(),
        ]

        for session in sessions {
            // When
            session.errors = { Issue.record("\($0)") }
            let commands = session.touchables.map { $0.command + ($0.gesture == .turn ? " 1" : "") }

            // Then
            expect(!commands.isEmpty)
            expect(Set(commands).count, equals: commands.count)
            for command in commands where session.touchables.contains(where: { command.hasPrefix($0.command) }) {
                session.run(command)
            }
        }
    }

    @Test("The list chooses the first experiment that you haven't seen, or the current one, and each says its state")
    func nextExperiment() {
        // Given
        let fingers = Fingers(TableCellSession(rows: 55))
        let names = fingers.driver.session.experimentsByName.map(\.name)
        func chosen() -> String? {
            guard case .choice(let choice)? = fingers.driver.overlay else { return nil }
            return choice.name
        }
        fingers.press("e")
        let first = chosen()

        // When
        fingers.press(Key.enter + "e")
        let inForce = (chosen(), fingers.seen.first { $0.contains("in use") }.map { $0.contains(names[0]) })
        fingers.press(Key.escape)
        fingers.press(":reset\r")
        fingers.press(":technique \(fingers.driver.session.program.techniques[0].name)\re")

        // Then
        expect(first == names[0] && inForce.0 == names[0] && inForce.1 == true)
        expect(chosen(), equals: names[1])
        expect(fingers.seen.contains { $0.contains("\(names[0])  seen") })
        fingers.press(Key.escape)
        fingers.press("c")
        expect(chosen(), equals: names[1])
        fingers.press(Key.escape)
        fingers.press("t")
        expect(chosen(), equals: fingers.driver.session.technique.name)
    }
}
