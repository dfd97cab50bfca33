import Judging
import ReusableViews
import Testing

@testable import AWanderingSwitch

@Suite(.judged)
struct AWanderingSwitchTests {
    private let controller = AlarmsViewController(style: .plain)
    private let screen: Screen

    init() {
        screen = Screen(controller)
    }

    private func rows(from first: Int, on: Int...) -> [String] {
        (first..<first + screen.counts.visible).map { row in
            "\(LunarCalendar(count: 100)[row].phase.name) · \(on.contains(row) ? "ON" : "OFF")"
        }
    }

    /// The rows with an alarm, as the controller stores them.
    private var alarms: String {
        let rows = controller.alarms.sorted().map { "row \($0)" }.joined(separator: ", ")
        return "alarms: \(rows.isEmpty ? "none" : rows)"
    }

    /// Turns the switch of a row, as a finger would.
    private func flip(row: Int) {
        let cell = controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? AlarmCell
        cell?.alarmSwitch?.tap()
    }

    @Test("T8: A switch that was turned on stays with its row, and turns up in no other")
    func stays() {
        // Given
        flip(row: 2)
        expect(screen.texts, toBe: rows(from: 0, on: 2), "after the switch of row 2 was turned")

        // When
        screen.scroll(12)

        // Then
        expect(screen.texts, toBe: rows(from: 12), "the switch of row 2 was turned, and 12 rows went by; \(alarms)")
        screen.scroll(-12)
        expect(screen.texts, toBe: rows(from: 0, on: 2), "after 12 rows down and 12 up; \(alarms)")
    }

    @Test("The switch of row 25 is on, because the row has had an alarm since yesterday")
    func known() {
        // Given, When
        screen.scroll(20)

        // Then
        expect(screen.texts, toBe: rows(from: 20, on: 25), "after 20 rows went by; \(alarms)")
    }

    @Test("V7: The controller learns which row's switch was turned, also in a reused cell")
    func told() {
        // Given
        flip(row: 2)
        expect([alarms], toBe: ["alarms: row 2, row 25"], "after the switch of row 2 was turned on")

        // When
        screen.scroll(30)
        flip(row: 33)

        // Then
        expect(
            [alarms], toBe: ["alarms: row 2, row 25, row 33"], "30 rows went by, and the switch of row 33 was turned on"
        )
    }

    @Test("A switch that is turned off again leaves no alarm")
    func off() {
        // Given
        screen.scroll(20)

        // When
        flip(row: 25)

        // Then
        expect([alarms], toBe: ["alarms: none"], "after the switch of row 25 was turned off")
        screen.scroll(-20)
        screen.scroll(20)
        expect(screen.texts, toBe: rows(from: 20), "the switch of row 25 was turned off; after 20 rows up and 20 down")
    }

    @Test("With the screen gone, neither the controller nor a cell is left alive")
    func released() {
        // Given
        let survivors = Survivors()
        func visit() {
            let controller = AlarmsViewController(style: .plain)
            let screen = Screen(controller)
            survivors.watch(controller)
            survivors.watch(screen.window)
            screen.window.rootViewController = nil
        }

        // When
        visit()

        // Then
        expect(survivors.rings, toBe: [], "alive when the screen is gone")
    }

    @Test("T6: Cells are still reused")
    func comeBack() {
        // Given, When
        screen.scroll(50)

        // Then
        expect(
            screen.madeNoMoreThanFit, "\(screen.counts.visible + 1) cells made, or fewer",
            butGot: "\(screen.counts.made) cells made; \(screen.queue)", "after 50 rows went by")
    }
}
