import Judging
import ReusableViews
import Testing

@testable import TwoViewsOneTag

@Suite(.judged)
struct TwoViewsOneTagTests {
    private let screen = Screen(TaggedMoonViewController(style: .plain))

    /// The texts of the rows, if each label shows its own text.
    private func rows(from first: Int) -> [String] {
        let calendar = LunarCalendar(count: 100)
        return (first..<first + screen.counts.visible).map {
            "Moon: · \(calendar[$0].phase.name) · \(calendar[$0].dateString)"
        }
    }

    @Test("V10: Each label has a tag of its own, so the one that is meant is changed")
    func ownTags() {
        // Given
        let expected = Array(rows(from: 0).prefix(3))

        // When
        let shown = Array(screen.texts.prefix(3))

        // Then
        expect(shown, toBe: expected, "the first three rows, label by label")
    }

    @Test("G3: In a reused cell the labels are found as well")
    func foundAgain() {
        // Given, When
        screen.scroll(40)

        // Then
        expect(screen.texts, toBe: rows(from: 40), "after 40 rows went by")
    }
}
