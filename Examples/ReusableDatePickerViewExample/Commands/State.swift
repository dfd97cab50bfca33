import ArgumentParser
import ExampleShell
import ReusableViews

struct State: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the parents' dates, and the picker's.")

    func run(in session: DatePickerSession) {
        let style = Date.ISO8601FormatStyle(timeZone: UIDatePicker.usualCalendar.timeZone).year().month().day()
        for tab in Tab.allCases {
            let mark = tab == session.tab ? "*" : " "
            let name = tab.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
            session.print("\(mark) \(name)\(session.parent(tab).date.formatted(style))")
        }
        guard let picker = session.picker else { return session.print("  picker    not on the screen") }
        let way = picker.navigationController == nil ? "presented" : "pushed"
        session.print("  picker    \(picker.date.formatted(style)), \(way) from \(session.tab)")
    }
}
