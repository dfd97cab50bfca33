import Judging
import ReusableViews
import Testing

@testable import LoadItsOwnNib

@Suite(.judged)
struct LoadItsOwnNibTests {
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
        let owner = MoonGaugeView(frame: .zero)
        UINib(nibName: "MoonGaugeView", bundle: nil).instantiate(withOwner: owner)
        let outlets: [(String, UIView?)] = [
            ("contentView", owner.contentView), ("phaseLabel", owner.phaseLabel), ("whenLabel", owner.whenLabel),
        ]
        expect(
            outlets.map { name, view in "\(name): \(view == nil ? "nil" : "filled")" },
            toBe: ["contentView: filled", "phaseLabel: filled", "whenLabel: filled"],
            "the outlets of File's Owner, after only the load of MoonGaugeView.xib")
    }

    @Test("I5: Each gauge loads its nib once, and not forever")
    func once() {
        // Given
        let screen = Screen(controller)

        // When
        controller.firstGauge?.show(LunarCalendar(count: 2)[1])

        // Then
        let loads = screen.loadCount(of: "MoonGaugeView")
        expect(
            loads == 2, "2 loads, for two gauges", butGot: "\(loads) loads",
            "the screen is shown, and the first gauge shows another phase")
    }
}
