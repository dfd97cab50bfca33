import AQGridView
import Judging
import ReusableViews
import Testing

@testable import ACellForTheGrid

@Suite(.judged)
struct ACellForTheGridTests {
    private let controller = NightsViewController()
    private let screen: Screen

    init() { screen = Screen(controller) }

    private var grid: AQGridView? { screen.list as? AQGridView }

    /// The texts of the items, if each item shows its own content.
    private var expected: [String] {
        let days = LunarDays(count: 300)
        return (grid?.visibleCellIndices ?? []).map { days[$0].name }
    }

    /// The container of the view that the last load put into the outlet.
    private var place: String {
        switch (controller.nightView as NightView?)?.superview {
        case nil: "the view is in nothing"
        case is AQGridViewCell: "the view is in the cell itself, not in its contentView"
        default: "the view is in a contentView"
        }
    }

    @Test("G2: The nib's view is in the content view of a cell that was made in code")
    func inContentView() {
        // Given
        let expected = expected.prefix(3)

        // When
        let shown = screen.texts.prefix(3)

        // Then
        expect(
            Array(shown), toBe: Array(expected),
            "the first three items; \(screen.loads(of: "NightView")); \(place)")
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
            butGot: "\(screen.counts.made) cells made, \(screen.counts.reused) reused; \(screen.queue)",
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
