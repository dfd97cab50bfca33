import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// The notes beside the screen of `table-cell`.
struct TableNotesTests {
    @Test("After a scroll, badges number the cells, notes name their old rows, and a sentence sums up")
    func scrolled() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 100, rows: 40)

        // When
        let seen = screen.type("scroll 3")

        // Then
        let expected = """
            ╭────────────────────────────────────────╮  owner-outlet
            │             Lunar Calendar             │  7 made · 3 reused +3 · 7 nib reads
            │────────────────────────────────────────│
            │  ◑   Last Quarter                  #4  │  row 3  stayed
            │      2011.11.18 15:10                  │
            │────────────────────────────────────────│
            │  ●   New Moon                      #5  │  row 4  stayed
            │      2011.11.25 06:12                  │
            │────────────────────────────────────────│
            │  ◐   First Quarter                 #6  │  row 5  stayed
            │      2011.12.02 09:53                  │
            │────────────────────────────────────────│
            │  ○   Full Moon                     #7  │  row 6  stayed
            │      2011.12.10 14:37                  │
            │────────────────────────────────────────│
            │  ◑   Last Quarter                  #1  │  row 7  was row 0
            │      2011.12.18 00:48                  │
            │────────────────────────────────────────│
            │  ●   New Moon                      #2  │  row 8  was row 1
            │      2011.12.24 18:08                  │
            │────────────────────────────────────────│
            │  ◐   First Quarter                 #3  │  row 9  was row 2
            ╰──────────────────( )───────────────────╯
            Three cells left at the top and came back below: none was made.
            reuse queue  empty: every cell that left was reused

            """
        expect(Difference(of: seen, from: expected), equals: nil)
    }

    @Test("At 80×24 the screen says what is broken and its effect, and shows the typed line")
    func brokenOnSmallTerminal() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)

        // When
        screen.type("experiment no-identifier")
        let seen = screen.type("scroll 3")

        // Then
        let expected = """
            ╭────────────────────────────────────────╮  owner-outlet, no-identifier
            │             Lunar Calendar             │
            │  ◑   Last Quarter                  #4  │  row 3  stayed
            │      2011.11.18 15:10            row 3 │
            │  ●   New Moon                      #5  │  row 4  stayed
            │      2011.11.25 06:12            row 4 │
            │  ◐   First Quarter                 #6  │  row 5  stayed
            │      2011.12.02 09:53            row 5 │
            │  ○   Full Moon                     #7  │  row 6  stayed
            │      2011.12.10 14:37            row 6 │
            │  ◑   Last Quarter                  #8  │  row 7  new
            │      2011.12.18 00:48            row 7 │
            │  ●   New Moon                      #9  │  row 8  new
            │      2011.12.24 18:08            row 8 │
            │  ◐   First Quarter                #10  │  row 9  new
            ╰──────────────────( )───────────────────╯
            Three cells were made, and the ones that left were dropped, because they have no
            identifier.
            10 made +3 · 0 reused · 10 nib reads +3
            reuse queue  empty: the cells that left have no identifier, so none is kept

            """
        expect(Difference(of: seen, from: expected), equals: nil)
        expect(screen.fits)
    }

    /// Returns the notes on the cells, from top to bottom.
    private func notes(_ session: TableCellSession) -> [String] {
        session.shown.notes.notes.map(\.text.string)
    }

    @Test("A cell that moves with its row has a note, and isn't counted as reused")
    func moved() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        session.run("delete 2")

        // Then
        expect(
            notes(session),
            equals: [
                "row 0  stayed", "row 1  stayed", "row 2  was row 3", "row 3  was row 4", "row 4  was row 5",
                "row 5  was row 6", "row 6  was row 2",
            ])
    }

    @Test("A note on a cell that was reused several times says where it was at first, and how often")
    func often() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        session.run("scroll 20")

        // Then
        expect(notes(session).first, equals: "row 20  was row 6, reused twice")
        expect(notes(session).last, equals: "row 26  was row 5, reused 3 times")
    }

    @Test("Commands that only look keep the notes, and commands that change no cell clear the news")
    func lasting() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 100, rows: 40)
        screen.type("scroll 3")

        // When
        screen.type("stats")
        let looked = notes(screen.session).last
        screen.type("select 4")
        let selected = notes(screen.session).last

        // Then
        expect(looked, equals: "row 9  was row 2")
        expect(selected, equals: "row 9  stayed")
    }

    @Test("A note says that a cell is in several rows at once")
    func shared() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        session.run("experiment shared-instance")

        // Then
        expect(notes(session).allSatisfy { $0.hasSuffix("given 7 times, seen once") })
    }

    @Test("Cells of several classes are distinguished by their classes")
    func classes() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        session.run("experiment mixed-classes")

        // Then
        expect(notes(session)[0], equals: "row 0  CodeTableViewCell  new")
        expect(notes(session)[1], equals: "row 1  QuarterTableViewCell  new")
    }

    @Test("Every line and its output fit a terminal of 80×24", arguments: [24, 23, 18, 12])
    func fits(rows: Int) throws {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: rows)

        for command in [
            "scroll 3", "select 5", "delete 4", "technique view-factory", "trace on", "scroll 1", "goto 50",
        ] {
            // When
            let seen = screen.type(command)

            // Then
            expect(screen.fits, "\(command)")
            expect(seen.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(command)")
        }
    }

    @Test(
        "An invisible change prints a line about it, and doesn't draw the screen again",
        arguments: [
            ("reload", "The screen looks as before. New: 7 reused.\n"),
            ("delete 99", "The screen looks as before. New: there are 99 rows now.\n"),
            ("insert 100", "The screen looks as before. New: there are 101 rows now.\n"),
            ("scroll -1", "Nothing has changed.\n"),
            ("reset", "The screen was built again with the technique \"owner-outlet\".\n"),
            ("trace on", "Tracing is on: every command shows its steps. \"reset\" shows how nibs load.\n"),
            ("trace off", "Tracing is off.\n"),
        ])
    func quiet(command: String, remark: String) {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)

        // When
        let seen = screen.type(command)

        // Then
        expect(seen, equals: remark)
    }

    @Test("Below 72 columns, there are no notes", arguments: [(71, false), (72, true)])
    func narrow(columns: Int, hasNotes: Bool) {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: columns, rows: 40)

        // When
        let seen = screen.type("scroll 3")

        // Then
        expect(seen.contains("row 7  was row 0"), equals: hasNotes)
    }

    @Test("In ASCII the notes are ASCII, too")
    func ascii() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 100, rows: 40)
        screen.session.appearance.style.ascii = true

        // When
        let seen = screen.type("scroll 3")

        // Then
        expect(seen.allSatisfy { $0.isASCII })
        expect(seen, contains: "row 7  was row 0")
    }
}
