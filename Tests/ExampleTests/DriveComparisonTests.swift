import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// Two screens under somebody's fingers.
struct DriveComparisonTests {
    @Test("In drive, compare shows both screens, keys and commands work in both, and c ends it")
    func bothObey() {
        // Given
        let session = TableCellSession(rows: 100)
        let fingers = Fingers(session, columns: 80, rows: 24)

        // When
        let first = fingers.press(":compare no-identifier\r")
        let second = fingers.press(Key.down + ":scroll 2\r")
        let single = fingers.press("c")

        // Then
        expect(first[0], equals: "  working                                  broken  no-identifier")
        expect(first.count, equals: 24)
        expect(!first.contains { $0.hasSuffix("·") || $0.contains("·  ") })
        expect(first.contains { $0.hasPrefix("7 made · 50 reused") && $0.contains("  57 made +50 · 0 reused") })
        expect(second.contains { $0.hasPrefix("7 made · 53 reused +2") && $0.contains("  60 made +2 · 0 reused") })
        expect(second.contains { $0.contains("new #60") })
        expect(second.promptLine, equals: "compare no-identifier> scroll 2")
        expect(second.contains { $0.hasPrefix("The screens look the same;") })
        expect(single.promptLine, equals: "table-cell owner-outlet> compare no-identifier")
        expect(session.stats.reused == 0 && session.experiment == nil)
    }

    @Test("Rows of both screens are beside each other, also where the broken cells are empty")
    func alike() {
        for rows in [18, 24, 30, 40] {
            // Given
            let fingers = Fingers(TableCellSession(rows: 100), columns: 80, rows: rows)

            // When
            let seen = fingers.press(":compare cleared-content\r")

            // Then
            let numbers = seen.compactMap { line in
                let found = line.matches(of: /#[0-9]+/).map { String($0.0) }
                return found.isEmpty ? nil : found
            }
            expect(numbers.count == 7 && numbers.allSatisfy { $0.count == 2 && $0[0] == $0[1] }, "\(numbers)")
        }
    }

    @Test("The output of a command appears in both screens, and closes in both")
    func panels() {
        // Given
        let fingers = Fingers(TableCellSession(rows: 100), columns: 100, rows: 40)

        // When
        let seen = fingers.press("c" + Key.enter + ":stats --json\r")
        let closed = fingers.press(Key.enter)

        // Then
        expect(seen[1].contains(#""made":7,"#) && seen[1].contains(#""made":57,"#))
        expect(seen.keyLine, equals: "Enter close")
        expect(closed[2], contains: "Lunar Calendar")
    }

    @Test("A command that would change the comparison is refused")
    func refusals() {
        // Given
        let fingers = Fingers(TableCellSession(rows: 100), columns: 80, rows: 24)

        // When
        let seen = fingers.press("c" + Key.enter + ":reset\r")

        // Then
        expect(seen[1].hasPrefix("reset would change what is compared."))
        expect(fingers.press(Key.enter).contains { $0.contains("  57 made") })
    }

    @Test("A tap happens in both screens, and a screen that looks different has a mark")
    func taps() throws {
        // Given
        let session = try DatePicker.makeSession(.parse(["--now", "2011-10-29", "--time-zone", "GMT"]))
        let fingers = Fingers(session, columns: 100, rows: 40)

        // When
        let seen = fingers.press(":compare no-delegate present\r")
        let tapped = fingers.press(":tap done\r")

        // Then
        expect(!seen.contains { $0.contains("≠") })
        expect(tapped.promptLine, equals: "compare no-delegate> tap done")
        expect(tapped.contains { $0.contains("≠") })
        expect(tapped.contains { $0.hasPrefix("The screens look different;") })
    }

    @Test("A window that is too narrow for two screens says the width it needs")
    func narrow() {
        // Given
        let fingers = Fingers(TableCellSession(rows: 100), columns: 60, rows: 24)

        // When
        let seen = fingers.press(":compare no-identifier\r")

        // Then
        expect(seen[0].hasPrefix("error: two phones need 80 columns"))
        expect(fingers.press("\rc")[0].hasPrefix("two phones need 80 columns"))
    }

    @Test("If an experiment needs another technique than the one in use, both screens say which")
    func otherTechnique() {
        // Given
        let session = GridCellSession(items: 90)
        let fingers = Fingers(session)
        let screen = Screen(GridCellSession(items: 90), columns: 80, rows: 24)

        // When
        let other = fingers.press(":technique two-kinds\r:compare edited-tag\r")
        let same = fingers.press("c:technique content-subview\r:compare edited-tag\r")
        let written = screen.type("technique two-kinds", "compare edited-tag")

        // Then
        expect(other[0].hasPrefix("  working  with content-subview  "))
        expect(same[0].hasPrefix("  working    "))
        expect(written.replacing("\n", with: " "), contains: "It needs the technique content-subview.")
    }
}
