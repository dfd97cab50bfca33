import Judging
import ReusableViews
import Testing

@testable import WriteAHook

@Suite(.judged)
struct WriteAHookTests {
    private func rows(_ range: Range<Int>) -> [String] {
        let calendar = LunarCalendar(count: 100)
        return range.map { "\(calendar[$0].phase.name) · \(calendar[$0].dateString)" }
    }

    @Test("H1: Through the outlets of the hook, each row gets its texts")
    func outlets() throws {
        // Given, When
        let screen = Screen(HookedMoonViewController(style: .plain))

        // Then
        expect(Array(screen.texts.prefix(3)), toBe: rows(0..<3), "the first three rows")
    }

    @Test("H3: In a reused cell another hook finds the same labels")
    func foundAgain() {
        // Given
        let screen = Screen(HookedMoonViewController(style: .plain))

        // When
        screen.scroll(30)

        // Then
        expect(screen.texts, toBe: rows(30..<30 + screen.counts.visible), "after 30 rows went by")
    }

    @Test("H4: No number is written in code: another tag or order in the xib does no harm")
    func noNumbers() {
        // Given
        let world = World()
        let label = #"<label opaque="NO" userInteractionEnabled="NO" "#
        let hidden = #"<label hidden="YES" text="Moon" id="Hid-de-001"/>"#
        world.edits = [
            NibEdit(nib: "HookedMoon", find: label + #"tag="20""#, replacement: hidden + label + #"tag="21""#)
        ]

        // When
        let screen = world.run { Screen(HookedMoonViewController(style: .plain)) }
        screen.scroll(30)

        // Then
        expect(
            screen.texts, toBe: rows(30..<30 + screen.counts.visible),
            "with another tag and a hidden label in the xib, after 30 rows")
    }
}
