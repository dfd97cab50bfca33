import ArgumentParser
import ExampleShell
import ReusableViews

struct SetDate: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Set a date picker to a day.")

    @Argument(help: "The date.")
    var date: EventDate

    @Argument(help: "A day of the calendar, such as 2011-10-29.")
    var day: CalendarDay

    func run(in session: IgnorableDatePickerSession) throws {
        try session.wheels(for: date).spin(to: day)
    }

    func effect(in session: IgnorableDatePickerSession) -> CommandEffect { .touches }
}
