import ArgumentParser
import ExampleShell
import ReusableViews

struct SetDate: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Set the date picker to a day.")

    @Argument(help: "A day of the calendar, such as 2011-10-29.")
    var day: CalendarDay

    func run(in session: DatePickerSession) throws {
        try session.wheels().spin(to: day)
    }

    func effect(in session: DatePickerSession) -> CommandEffect { .touches }
}
