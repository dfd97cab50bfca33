import Judging
import ReusableViews
import Testing

@testable import AContentViewOfYourOwn

@Suite(.judged)
struct AContentViewOfYourOwnTests {
    private let controller = NightsViewController(style: .plain)
    private let screen: Screen
    private let calendar = LunarCalendar(count: 100)

    init() {
        screen = Screen(controller)
    }

    private func row(_ index: Int, isChosen: Bool = false) -> String {
        calendar[index].phase.name + " · " + calendar[index].dateString + (isChosen ? " · ✓" : "")
    }

    @Test("N4: The first rows show their nights: what is laid out in the nib is in the content views")
    func first() {
        // Given, When
        let shown = Array(screen.texts.prefix(4))

        // Then
        expect(shown, toBe: (0..<4).map { row($0) }, "the first four rows; \(screen.loads(of: "NightContentView"))")
        let view = NightConfiguration(event: calendar[1]).makeContentView() as? NightContentView
        expect(
            [view?.phaseLabel, view?.dateLabel].map { $0?.text ?? "nothing" },
            toBe: [calendar[1].phase.name, calendar[1].dateString], "a view of a new configuration, in no cell")
    }

    @Test("N4: A cell that is reused shows its new night in the view that it has")
    func reused() {
        // Given
        screen.scroll(20)

        // When
        let shown = Array(screen.texts.dropFirst().prefix(4))

        // Then
        expect(shown, toBe: (21..<25).map { row($0) }, "four rows, after 20 steps of a row each")
        let made = screen.counts.made
        let loads = screen.loadCount(of: "NightContentView")
        expect(loads <= made, "no more than \(made) loads, for \(made) cells", butGot: "\(loads) loads", "then")
    }

    @Test("N5: The row that is selected has the mark, and no other")
    func selected() {
        // Given
        controller.tableView.tapRow(at: IndexPath(row: 1, section: 0))
        let first = Array(screen.texts.prefix(3))

        // When
        controller.tableView.tapRow(at: IndexPath(row: 2, section: 0))
        let second = Array(screen.texts.prefix(3))

        // Then
        expect(first, toBe: [row(0), row(1, isChosen: true), row(2)], "the first three rows, when row 1 was tapped")
        expect(second, toBe: [row(0), row(1), row(2, isChosen: true)], "when row 2 was tapped then")
    }
}
