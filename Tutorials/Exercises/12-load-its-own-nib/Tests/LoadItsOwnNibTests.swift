import Judging
import ReusableViews
import Testing

@testable import LoadItsOwnNib

@Suite(.judged)
struct LoadItsOwnNibTests {
    private let readsBefore = World.current.fileReads
    private let controller = GaugesViewController(nibName: "GaugesViewController", bundle: nil)

    @Test("I4: Each gauge, once awake, has one subview, which comes from its own nib")
    func oneSubview() {
        // Given
        let screen = Screen(controller)

        // When
        let gauges = [controller.firstGauge, controller.secondGauge]

        // Then
        expect(
            gauges.map { "subviews: \($0?.subviews.count ?? 0)" }, toBe: ["subviews: 1", "subviews: 1"],
            "what is in the first gauge, and in the second; \(screen.loads(of: "MoonGaugeView")); contentView is "
                + (controller.firstGauge?.contentView.map { "a \(type(of: $0))" } ?? "nil"))
        expect(
            gauges.map { $0.map { $0.subviews.first === $0.contentView } == true ? "contentView" : "something else" },
            toBe: ["contentView", "contentView"], "which view it is")
        withExtendedLifetime(screen) {}
    }

    @Test("I4: The outlets of the nib are filled, so a gauge can show a phase")
    func filled() {
        // Given
        let calendar = LunarCalendar(count: 2)

        // When
        let screen = Screen(controller)

        // Then
        let expected = (0..<2).flatMap { [calendar[$0].phase.name, calendar[$0].dateString] }
        expect(screen.texts, toBe: ["The next two"] + expected, "what the screen says")
    }

    @Test("I5: Each gauge loads its nib once, and not forever")
    func once() {
        // Given, When
        let screen = Screen(controller)

        // Then
        let loads = World.current.fileReads - readsBefore
        expect(loads == 2, "2 loads, for two gauges", butGot: "\(loads) loads", "when the screen is shown")
        withExtendedLifetime(screen) {}
    }
}
