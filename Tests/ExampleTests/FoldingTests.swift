import TerminalTesting
import Testing

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// A terminal that is too low for a phone: lines of its picture are left out, and the phone stays as it is.
struct FoldingTests {
    @Test("The terminal's height has no effect on the phone: the same cells are made, and all have their numbers")
    func cells() {
        // Given, When
        let table = Screen(TableCellSession(rows: 100), columns: 60, rows: 15)
        let grid = Screen(GridCellSession(items: 90), columns: 60, rows: 15)

        // Then
        expect(table.session.stats.made, equals: 7)
        expect(table.seen.contains("#7") && !table.seen.contains("───────────────\n│  "))
        expect(grid.session.stats.made, equals: 12)
        expect(grid.seen.contains("#12") && grid.seen.contains("Day 9"))
        expect(!grid.seen.contains("▀"))
    }

    @Test("At every height a picture is folded as much as necessary")
    func heights() throws {
        // Given
        let dates = ["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]
        let screens: [(String, (Int) throws -> String)] = [
            ("table", { Screen(TableCellSession(rows: 100), columns: 60, rows: $0).seen }),
            ("grid", { Screen(GridCellSession(items: 90), columns: 60, rows: $0).seen }),
            (
                "date",
                { rows in
                    let session = try DatePicker.makeSession(.parse(dates))
                    return Screen(session, columns: 60, rows: rows).type("present")
                }
            ),
        ]
        var texts: [String] = []

        for (name, seen) in screens {
            // When
            var before = ""
            for rows in stride(from: 40, through: 8, by: -2) {
                let text = try seen(rows)
                texts.append("— \(name) in \(rows) rows" + (text == before ? ": the same" : "\n" + text))
                before = text
            }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Foldings.txt")
    }

    @Test("In rows of one line, dates begin in one column, and numbers end in one")
    func columns() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 60, rows: 15)

        // When
        let lines = screen.seen.split(separator: "\n").filter { $0.contains("#") }
        let dates = Set(lines.compactMap { $0.components(separatedBy: "2011.")[0].count }.filter { $0 < 40 })

        // Then
        expect(lines.count, equals: 7)
        expect(dates.count, equals: 1, "\(lines)")
        expect(lines.allSatisfy { $0.contains(#/ #\d │/#) }, "\(lines)")
    }

    @Test("At every height, the number of a cell in a grid is apart from the cell's text", arguments: 9...40)
    func apart(rows: Int) {
        // Given
        let screen = Screen(GridCellSession(items: 90), columns: 80, rows: rows)

        // When
        let seen = screen.type("experiment edited-tag") + screen.type("scroll 1")

        // Then
        expect(seen, contains: "Day ")
        expect(!seen.contains("Day #"))
    }

    @Test("In a row of one line, the button behind a swiped row stays at the row's edge")
    func swipedRow() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 60, rows: 15)

        // When
        let lines = screen.type("swipe 2").split(separator: "\n").filter { $0.contains("#3") }

        // Then
        expect(lines.count, equals: 1)
        expect(lines[0].hasSuffix("Delete  │"), "\(lines)")
    }

    @Test("In a row of one line, an image stays left of the texts that it is left of")
    func images() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 60, rows: 15)

        // When
        let seen = screen.type("technique content-configuration")

        // Then
        expect(seen, contains: "●  New Moon      2011.10.26")
    }

    @Test("At 60×15 every view that can be tapped is visible, and can be tapped")
    func buttons() {
        // Given
        let screen = Screen(DatePickerSession(), columns: 60, rows: 15)
        let dates = Screen(IgnorableDatePickerSession(), columns: 60, rows: 15)

        // When
        let presented = screen.type("present")
        let fits = screen.fits
        let done = screen.type("tap done")

        // Then
        expect(presented.contains("[    Cancel    ]  [     Done     ]") && fits)
        expect(done.contains("Waxing Gibbous") || done.contains("[   Present    ]"))
        // Of each wheel the row that is chosen.
        expect(dates.seen.contains("Starts") && dates.seen.contains("Ends"))
        expect(dates.seen.components(separatedBy: "▸").count, equals: 3)
    }

    @Test("At 60×15 an ignored date and its switch are visible")
    func ignored() {
        // Given
        let dates = Screen(IgnorableDatePickerSession(), columns: 60, rows: 15)

        // When
        let seen = dates.type("ignore start on")

        // Then
        expect(seen.contains(#/\( .*\d+ \).*ON/#) && dates.fits, "\(seen)")
    }

    @Test("A resize to fewer lines makes no cell and removes none")
    func resize() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)
        screen.type("scroll 3")
        let stats = screen.session.stats

        // When
        screen.session.appearance.fixedHeight = 15
        let low = screen.session.redraw()

        // Then
        expect(screen.session.stats, equals: stats)
        expect(low, contains: "row 7  was row 0")
        expect(low, contains: "◑   Last Quarter  2011.12.18")
    }

    @Test("A resize to fewer lines and columns than the phone has cuts its lines off")
    func narrow() throws {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)
        screen.type("scroll 3")

        // When
        (screen.session.appearance.fixedWidth, screen.session.appearance.fixedHeight) = (10, 12)
        let lines = try #require(screen.session.redraw()).split(separator: "\n")

        // Then
        expect(lines.contains("│  ◐   Fir"), "\(lines)")
        expect(lines.allSatisfy { $0.count <= 10 }, "\(lines)")
    }

    @Test("Without notes beside it, the phone makes room for the text of an experiment")
    func experiment() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 60, rows: 28)

        // When
        let seen = screen.type("experiment edited-tag")

        // Then
        expect(screen.fits, "\(seen)")
        expect(seen.contains("Lunar Calendar") && seen.contains("\nLook: "))
    }

    @Test("In a folded picture a click hits the visible view, and arrows are beside the view with the focus")
    func fingers() {
        // Given
        let session = TableCellSession(rows: 55)
        let fingers = Fingers(session, columns: 60, rows: 15)

        // When
        fingers.press(Key.down + Key.up + Key.click(column: 10, row: 5))
        var seen: [String] = []
        fingers.driver.drive { seen = fingers.seen }

        // Then
        expect(fingers.line, equals: "tap 3")
        expect(seen[5].contains("▶") && seen[5].contains("#4"), "\(seen.joined(separator: "\n"))")
        expect(session.stats.made, equals: 7)
    }
}
