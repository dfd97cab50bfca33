import Judging
import ReusableViews
import Testing

@testable import TwoOfAClass

@Suite(.judged)
struct TwoOfAClassTests {
    private let controller = ClocksViewController(nibName: "ClocksViewController", bundle: nil)

    @Test("I5: Each new clock loads its nib once, and the nib makes no other clock")
    func once() {
        // Given
        var clocks = 0
        let world = World()
        world.trace.sink = { if $0.event == .decode, $0.class == "MoonClockView" { clocks += 1 } }
        let before = world.fileReads

        // When
        let clock = world.run { MoonClockView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }

        // Then
        let loads = world.fileReads - before
        expect(
            clocks == 0 && loads == 1, "1 load, which makes no MoonClockView",
            butGot: "\(loads) loads, which make \(clocks) of it", "a clock was made in code")
        withExtendedLifetime(clock) {}
    }

    @Test("I4: Each clock contains its nib's layout, by its outlet `contentView`")
    func content() {
        // Given
        let screen = Screen(controller)

        // When
        let clocks = [("in the nib", controller.clock), ("made in code", controller.other)]

        // Then
        expect(
            clocks.map { name, clock in
                let content = clock?.contentView.map { $0.superview === clock ? "inside" : "elsewhere" } ?? "nil"
                return "the clock \(name): subviews: \(clock?.subviews.count ?? 0), contentView: \(content)"
            },
            toBe: [
                "the clock in the nib: subviews: 1, contentView: inside",
                "the clock made in code: subviews: 1, contentView: inside",
            ], "on the screen; \(screen.loads(of: "MoonClockView"))")
    }

    @Test("I4: The outlets of each clock are filled, so both show a phase and its date")
    func filled() {
        // Given
        let calendar = LunarCalendar(count: 2)

        // When
        let screen = Screen(controller)

        // Then
        let expected = (0..<2).flatMap { [calendar[$0].phase.name, calendar[$0].dateString] }
        let clock = controller.clock
        let outlets: [(String, UIView?)] = [
            ("contentView", clock?.contentView), ("phaseLabel", clock?.phaseLabel), ("dateLabel", clock?.dateLabel),
        ]
        let words = outlets.map { name, view in "\(name): \(view.map { "a \(type(of: $0))" } ?? "nil")" }
        expect(screen.texts, toBe: expected, "what the screen says; \(words.joined(separator: ", "))")
    }
}
