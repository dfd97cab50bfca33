import AQGridView
import Judging
import ReusableViews
import Testing

@testable import ACellForTheGrid

struct ACellForTheGridTests {
    private let screen = Screen(NightsViewController())

    private var grid: AQGridView? { screen.list as? AQGridView }

    /// What items show if each shows its own.
    private var expected: [String] {
        let days = LunarDays(count: 300)
        return (grid?.visibleCellIndices ?? []).map { days[$0].name }
    }

    @Test("G2: The nib's view is in the content view of a cell that was made in code")
    func inContentView() {
        // Given
        let expected = expected.prefix(3)

        // When
        let shown = screen.texts.prefix(3)

        // Then
        expect(Array(shown), toBe: Array(expected), "the first three items")
    }

    @Test("G6: Cells that left are found by their identifier, and reused")
    func comeBack() {
        // Given
        let fit = screen.counts.visible

        // When
        screen.scroll(30)

        // Then
        let most = fit + (grid?.numberOfColumns ?? 0)
        expect(
            screen.counts.made <= most, "\(most) cells made, or fewer: \(fit) fit on the screen, and a line of them",
            butGot: "\(screen.counts.made) cells made, \(screen.counts.reused) reused",
            "after 20 lines went by")
    }

    @Test("G2: A reused cell shows its new item")
    func showsNewItem() {
        // Given, When
        screen.scroll(30)

        // Then
        expect(screen.texts, toBe: expected, "after 20 lines went by")
    }
}
