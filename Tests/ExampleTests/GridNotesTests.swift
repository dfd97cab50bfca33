import TerminalTesting
import Testing

@testable import ReusableGridViewCellExample

/// What is said beside the screen of `grid-cell`.
struct GridNotesTests {
    @Test("Notes beside a full grid fit the window, the number of hidden ones is shown, and show lists all")
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
        expect(crowded.hasSuffix("… 8 more: \"show --notes\"\n"))
        expect(crowded.contains("item 33") && !crowded.contains("item 34"))
        expect(screen.type("show --notes"), contains: "item 41")
    }

    @Test("Notes without news are the first to be left out")
    func oldNotes() {
        // Given
        let screen = Screen(GridCellSession(items: 100), columns: 80, rows: 24)
        screen.type("columns 6")

        // When
        let seen = screen.type("scroll 1")

        // Then
        expect(seen, contains: "item 29  was item 5")
        expect(!seen.contains("item 23"))
    }

    @Test("A window too narrow for notes has them below the picture, if they are asked for")
    func narrowNotes() {
        // Given
        let screen = Screen(GridCellSession(items: 60), columns: 60, rows: 24)

        // When
        let seen = screen.type("show --notes")

        // Then
        expect(seen, contains: "( )───────────────────╯\ncontent-subview\n12 made")
    }
}
