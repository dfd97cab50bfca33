import ArgumentParser
import ExampleShell
import ReusableViews

struct State: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the parents' dates, and the picker's.")

    func run(in session: DatePickerSession) {
        for tab in Tab.allCases {
            let mark = tab == session.tab ? "*" : " "
            let name = tab.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
            session.print("\(mark) \(name)\(session.day(session.parent(tab).date))")
        }
        guard let picker = session.picker else { return session.print("  picker    not on the screen") }
        session.print("  picker    \(session.day(picker.date)), \(session.way(of: picker))")
    }

    func effect(in session: DatePickerSession) -> CommandEffect { .shows(["state"]) }
}
