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
        expect(
            ["cells made: " + (screen.madeNoMoreThanFit ? "as many as fit" : "\(counts.made)")]
                + ["cells that wait: " + (counts.waiting < 2 ? "none, or one" : "\(counts.waiting)")],
            toBe: ["cells made: as many as fit", "cells that wait: none, or one"],
            "\(visible) rows fit on the screen, and 50 rows went by")
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
