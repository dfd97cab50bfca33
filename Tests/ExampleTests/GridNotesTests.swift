import TerminalTesting
import Testing

@testable import ReusableGridViewCellExample

/// The notes beside the screen of `grid-cell`.
struct GridNotesTests {
    @Test("Notes beside a full grid fit the window, and show lists all of them")
    func notes() {
        // Given
        let screen = Screen(GridCellSession(items: 60), columns: 80, rows: 24)

        // When
        let usual = screen.type("scroll 3")
        let fits = screen.fits
        let crowded = screen.type("columns 6")

        // Then
        expect(fits && screen.fits)
        expect(usual.contains("item 9   stayed") && usual.contains("item 20  was item 8"))
        expect(crowded.contains("item 34  new · item 35  new\n") && crowded.contains("item 36  new\n"))
        expect(crowded, contains: "items 37–41  new\n")
        expect(screen.type("show --notes"), contains: "item 41")
    }

    @Test("A note on an item is in the lines of its row, with or without news")
    func rows() {
        // Given
        let screen = Screen(GridCellSession(items: 100), columns: 80, rows: 24)
        screen.type("columns 6")

        // When
        let seen = screen.type("scroll 1")

        // Then
        expect(seen.contains(#/#7 .* #12  │  item 6   stayed\n/#))
        expect(seen.contains(#/#1 .* #6  │  item 24  was item 0\n/#))
        expect(seen.contains("item 10  stayed · item 11  stayed\n") && seen.contains("items 25–29  reused\n"))
    }

    @Test("A window too narrow for notes has them below the picture on demand")
    func narrowNotes() {
        // Given
        let screen = Screen(GridCellSession(items: 60), columns: 60, rows: 24)

        // When
        let seen = screen.type("show --notes")

        // Then
        expect(seen, contains: "( )───────────────────╯\ncontent-subview\n12 made")
    }
}
