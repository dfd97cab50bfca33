import Judging
import ReusableViews
import Testing

@testable import TwoSpellings

@Suite(.judged)
struct TwoSpellingsTests {
    private let screen = Screen(PhaseLinesViewController(style: .plain))

    @Test("T7: Cells that wait are found")
    func found() {
        // Given
        let visible = screen.counts.visible

        // When
        screen.scroll(50)

        // Then
        let counts = screen.counts
        let expected = ["\(visible + 1) cells made, or fewer: \(visible) fit on the screen", "1 cell waits, or none"]
        expect(
            [screen.madeNoMoreThanFit ? expected[0] : "\(counts.made) cells made"]
                + [counts.waiting < 2 ? expected[1] : "\(counts.waiting) cells wait"],
            toBe: expected, "after 50 rows went by")
    }

    @Test("T1: Each row shows its own phase")
    func rows() {
        // Given
        let calendar = LunarCalendar(count: 100)

        // When
        screen.scroll(30)

        // Then
        let expected = (30..<30 + screen.counts.visible).map { calendar[$0] }.map {
            "\($0.phase.name) · \($0.dateString)"
        }
        expect(screen.texts, toBe: expected, "after 30 rows went by")
    }
}
