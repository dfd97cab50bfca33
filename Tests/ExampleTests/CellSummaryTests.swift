import REPL
import ReusableViews
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// The sentence about the effect of a command on cells.
struct CellSummaryTests {
    /// The sentence after lines typed at a prompt of 100×40.
    private func sentence(_ session: ExampleSession, _ lines: [String]) -> String? {
        let screen = Screen(session, columns: 100, rows: 40)
        for line in lines { screen.type(line) }
        return screen.session.shown.notes.summary?.string
    }

    @Test("A cell that moves with its row is reported as moved, until the next change")
    func moved() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 100, rows: 40)
        func changes() -> [ChangedCell.Change] { screen.session.shown.cells.prefix(3).map(\.change) }

        // When
        screen.type("insert 1")
        let inserted = changes()
        screen.type("stats")
        let looked = changes()
        screen.type("tap 1")

        // Then
        expect(
            inserted == [.none, .reused(from: CellPlace("row", 6), times: 1), .moved(from: CellPlace("row", 1))]
                && looked == inserted)
        expect(changes(), equals: [.none, .none, .none])
    }

    @Test(
        "The summary counts the effects of a command on a table's cells, as far as they are known",
        arguments: [
            (["scroll 3"], "Three cells left at the top and came back below: none was made."),
            (["scroll 9", "scroll -3"], "Three cells left at the bottom and came back above: none was made."),
            (["scroll 1"], "The cell that left row 0 came back in row 7: none was made."),
            (["scroll 20"], "Seven cells were reused 20 times in all: none was made."),
            (["goto 50"], "Seven cells left and came back in other rows: none was made."),
            (["delete 2"], "The cell that left row 2 came back in row 6: none was made."),
            (["insert 2"], "The cell that left row 6 came back in row 2: none was made."),
            (
                ["experiment no-identifier", "scroll 12"],
                "12 cells were made, and the ones that left were dropped, because they have no identifier."
            ),
            (
                ["experiment mismatched-identifier", "scroll 3"],
                "Three cells were made, and the ones that left wait, because no code asked for their identifier."
            ),
            (
                ["technique register-nib", "scroll 3"],
                "Three cells left at the top and came back below: none was made."
            ),
            (
                ["experiment stale-content", "scroll 2"],
                "Two cells left at the top and came back below: none was made."
            ),
            (["experiment mixed-kinds", "scroll 3"], "One cell was made, two reused."),
        ])
    func table(lines: [String], expected: String) {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        let sentence = sentence(session, lines)

        // Then
        expect(sentence, equals: expected.replacing("12 cells", with: "Twelve cells"))
        expect(sentence.map { StyledText($0).wrapped(to: 80).lines.count <= ScreenPage.linesBelow } == true)
    }

    @Test(
        "Notes leave out reasons that are uncertain and events that didn't happen",
        arguments: [["show"], ["select 2"], ["experiment shared-instance", "scroll 1"], ["technique typed"]])
    func silent(lines: [String]) {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        let sentence = sentence(session, lines)

        // Then
        expect(sentence, equals: nil)
    }

    @Test("If a list becomes shorter than the screen, cells wait or are discarded")
    func shorter() {
        // Given
        let waiting = TableCellSession(rows: 3)
        let dropped = TableCellSession(rows: 3)

        // When
        let first = sentence(waiting, ["delete 2"])
        let second = sentence(dropped, ["experiment no-identifier", "delete 2"])

        // Then
        expect(first, equals: "One cell left and waits in the reuse queue.")
        expect(second, equals: "One cell left and was dropped: it has no identifier.")
    }

    @Test("A list with room gets a new cell for a new row")
    func longer() {
        // Given
        let session = TableCellSession(rows: 3)

        // When
        let sentence = sentence(session, ["insert 0"])

        // Then
        expect(sentence, equals: "One cell was made, because none was waiting.")
    }

    @Test("In a grid, the summary speaks of cells and items")
    func grid() {
        // Given
        let scrolled = GridCellSession(items: 90)
        let gone = GridCellSession(items: 90)

        // When
        let sum = sentence(scrolled, ["scroll 1"])
        let far = sentence(gone, ["goto 60"])

        // Then
        expect(sum, equals: "Three cells left at the top and came back below: none was made.")
        expect(far, equals: "Twelve cells left and came back in other items: none was made.")
    }

    @Test("Below 72 columns a line has the counts, and the numbers of the cells that were made or reused")
    func brief() {
        // Given
        let whole = Screen(TableCellSession(rows: 100), columns: 60, rows: 24)
        let broken = Screen(TableCellSession(rows: 100), columns: 60, rows: 24)
        broken.type("experiment no-identifier")

        // When
        let first = whole.type("scroll 3")
        let second = whole.type("scroll 2")
        let made = broken.type("scroll 2")

        // Then
        expect(first.hasSuffix("╯\n7 made · 3 reused: #1 #2 #3\n"))
        expect(second.hasSuffix("╯\n7 made · 5 reused +2: #4 #5\n"))
        expect(made.hasSuffix("╯\n9 made +2: #8 #9 · 0 reused\n"))
        expect(whole.fits && broken.fits)
    }

    @Test("A script gets only the output that it asks for")
    func script() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        session.run("scroll 3")

        // Then
        expect(session.shown.notes.summary, equals: nil)
    }
}
