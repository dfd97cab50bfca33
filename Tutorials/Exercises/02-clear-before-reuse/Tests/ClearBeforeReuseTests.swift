import Judging
import ReusableViews
import Testing

@testable import ClearBeforeReuse

@Suite(.judged)
struct ClearBeforeReuseTests {
    private let screen = Screen(DiaryViewController(style: .plain))

    /// The texts of the rows, if each row shows only its own content.
    private func rows(from first: Int) -> [String] {
        (first..<first + screen.counts.visible).map { row in
            let phase = LunarCalendar(count: 100)[row].phase
            return phase == .full ? "\(phase.name) · look up tonight" : phase.name
        }
    }

    @Test("T8: A reused cell shows nothing of its old row")
    func forgets() {
        // Given
        expect(screen.texts, toBe: rows(from: 0), "before anything moved")

        // When
        screen.scroll(20)

        // Then
        expect(screen.texts, toBe: rows(from: 20), "after 20 rows went by")
    }

    @Test("T8: A row that reappears shows its note again")
    func showsAgain() {
        // Given
        screen.scroll(40)

        // When
        screen.scroll(-40)

        // Then
        expect(screen.texts, toBe: rows(from: 0), "after 40 rows down and 40 up")
    }

    @Test("T6: Cells are still reused")
    func comeBack() {
        // Given, When
        screen.scroll(50)

        // Then
        expect(
            screen.madeNoMoreThanFit, "\(screen.counts.visible + 1) cells made, or fewer",
            butGot: "\(screen.counts.made) cells made", "after 50 rows went by")
    }
}
