import Judging
import ReusableViews
import Testing

@testable import ConnectTheOutlet

@Suite(.judged)
struct ConnectTheOutletTests {
    @Test("T4: File's Owner is connected to the cell, so a load puts the cell into the controller's outlet")
    func delivered() throws {
        // Given
        let controller = MoonCardsViewController(style: .plain)

        // When
        let objects = try UINib(nibName: "MoonCard", bundle: nil).objects(withOwner: controller)

        // Then
        let card: MoonCardCell? = controller.card
        expect(objects.map { "\(type(of: $0))" }, toBe: ["MoonCardCell"], "what the nib makes")
        let outlet = card.map { "the \(type(of: $0)) that was made" } ?? "nil, though a cell was made"
        expect(
            ["card: \(outlet)"], toBe: ["card: the MoonCardCell that was made"],
            "the controller's outlet, once the nib is loaded")
    }

    @Test("T1: Each row shows its own phase")
    func rows() {
        // Given
        let calendar = LunarCalendar(count: 100)

        // When
        let screen = Screen(MoonCardsViewController(style: .plain))

        // Then
        let expected = (0..<screen.counts.visible).map { "\(calendar[$0].phase.name) · \(calendar[$0].dateString)" }
        expect(screen.texts, toBe: expected, "the rows on the screen")
    }
}
