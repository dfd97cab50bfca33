import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// What is said beside the screen of `table-cell`.
struct TableNotesTests {
    @Test("After a scroll the notes say which cells came back, and from which rows")
    func scrolled() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 100, rows: 40)

        // When
        let seen = screen.type("scroll 3")

        // Then
        let expected = """
            ╭────────────────────────────────────────╮  owner-outlet
            │             Lunar Calendar             │  7 made · 3 came back +3 · 0 waiting · 7 nib reads
            │────────────────────────────────────────│
            │  ◑   Last Quarter                      │  row 3  cell #4
            │      2011.11.18 15:10                  │
            │────────────────────────────────────────│
            │  ●   New Moon                          │  row 4  cell #5
            │      2011.11.25 06:12                  │
            │────────────────────────────────────────│
            │  ◐   First Quarter                     │  row 5  cell #6
            │      2011.12.02 09:53                  │
            │────────────────────────────────────────│
            │  ○   Full Moon                         │  row 6  cell #7
            │      2011.12.10 14:37                  │
            │────────────────────────────────────────│
            │  ◑   Last Quarter                      │  row 7  cell #1  ← row 0
            │      2011.12.18 00:48                  │
            │────────────────────────────────────────│
            │  ●   New Moon                          │  row 8  cell #2  ← row 1
            │      2011.12.24 18:08                  │
            │────────────────────────────────────────│
            │  ◐   First Quarter                     │  row 9  cell #3  ← row 2
            ╰──────────────────( )───────────────────╯

            """
        #expect(Difference(of: seen, from: expected) == nil)
    }

    @Test("On 80×24 the screen says what is broken and what it did, and the line that was typed is still there")
    func brokenOnSmallTerminal() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)

        // When
        screen.type("experiment no-identifier")
        let seen = screen.type("scroll 3")

        // Then
        let expected = """
            │             Lunar Calendar             │  owner-outlet, no-identifier
            │────────────────────────────────────────│  The cell in the xib has no reuse
            │  ◑   Last Quarter                      │    identifier.
            │      2011.11.18 15:10                  │  10 made +3 · 0 came back ·
            │────────────────────────────────────────│    0 waiting · 10 nib reads +3
            │  ●   New Moon                          │  row 3  cell #4
            │      2011.11.25 06:12                  │  row 4  cell #5
            │────────────────────────────────────────│
            │  ◐   First Quarter                     │  row 5  cell #6
            │      2011.12.02 09:53                  │
            │────────────────────────────────────────│
            │  ○   Full Moon                         │  row 6  cell #7
            │      2011.12.10 14:37                  │
            │────────────────────────────────────────│
            │  ◑   Last Quarter                      │  row 7  cell #8  new
            │      2011.12.18 00:48                  │
            │────────────────────────────────────────│
            │  ●   New Moon                          │  row 8  cell #9  new
            │      2011.12.24 18:08                  │
            │────────────────────────────────────────│
            │  ◐   First Quarter                     │  row 9  cell #10  new
            ╰──────────────────( )───────────────────╯

            """
        #expect(Difference(of: seen, from: expected) == nil)
        #expect(screen.fits)
    }

    /// What is said of the cells, top to bottom.
    private func notes(_ session: TableCellSession) -> [String] {
        session.shown.notes.notes.map(\.text.string)
    }

    @Test("A cell that goes with its row has moved, and has not come back")
    func moved() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        session.run("delete 2")

        // Then
        #expect(
            notes(session) == [
                "row 0  cell #1", "row 1  cell #2", "row 2  cell #4 moved from row 3",
                "row 3  cell #5 moved from row 4", "row 4  cell #6 moved from row 5",
                "row 5  cell #7 moved from row 6", "row 6  cell #3  ← row 2",
            ])
    }

    @Test("A cell that came back more than once says from where at first, and how often")
    func often() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        session.run("scroll 20")

        // Then
        #expect(notes(session).first == "row 20  cell #7  ← row 6 (2×)")
        #expect(notes(session).last == "row 26  cell #6  ← row 5 (3×)")
    }

    @Test("What only looks leaves the notes as they are; what changes no cell takes the news from them")
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
        #expect(looked == "row 9  cell #3  ← row 2")
        #expect(selected == "row 9  cell #3")
    }

    @Test("A cell in several rows at once is said to be")
    func shared() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        session.run("experiment shared-instance")

        // Then
        #expect(notes(session).allSatisfy { $0.hasSuffix("in 7 places at once") })
    }

    @Test("Cells of several classes are told apart by their classes")
    func classes() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        session.run("experiment mixed-classes")

        // Then
        #expect(notes(session)[0] == "row 0  CodeTableViewCell #1  new")
        #expect(notes(session)[1] == "row 1  QuarterTableViewCell #1  new")
    }

    @Test("Whatever is typed, the line and its answer fit a terminal of 80×24", arguments: [24, 23, 18, 12])
    func fits(rows: Int) throws {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: rows)

        for command in [
            "scroll 3", "select 5", "delete 4", "technique view-factory", "trace on", "scroll 1", "goto 50",
        ] {
            // When
            let seen = screen.type(command)

            // Then
            #expect(screen.fits, "\(command)")
            #expect(seen.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(command)")
        }
    }

    @Test(
        "What changes nothing to be seen says in a line what it did, and doesn't draw the screen again",
        arguments: [
            ("reload", "The screen looks as before: 7 reused.\n"),
            ("delete 99", "The screen looks as before: there are 99 rows now.\n"),
            ("insert 100", "The screen looks as before: there are 101 rows now.\n"),
            ("scroll -1", "Nothing has changed.\n"), ("reset", "The screen was made again by owner-outlet.\n"),
            ("trace on", "Tracing is on: the steps of every command are shown. \"reset\" loads the nibs.\n"),
            ("trace off", "Tracing is off.\n"),
        ])
    func quiet(command: String, remark: String) {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)

        // When
        let seen = screen.type(command)

        // Then
        #expect(seen == remark)
    }

    @Test("Fewer than 72 columns leave no room for notes", arguments: [(71, false), (72, true)])
    func narrow(columns: Int, hasNotes: Bool) {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: columns, rows: 40)

        // When
        let seen = screen.type("scroll 3")

        // Then
        #expect(seen.contains("cell #1") == hasNotes)
    }

    @Test("In ASCII the notes are ASCII, too")
    func ascii() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 100, rows: 40)
        screen.session.appearance.style.ascii = true

        // When
        let seen = screen.type("scroll 3")

        // Then
        #expect(seen.allSatisfy { $0.isASCII })
        #expect(seen.contains("row 7  cell #1  < row 0"))
    }
}
