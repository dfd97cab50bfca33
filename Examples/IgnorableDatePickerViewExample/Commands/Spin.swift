import ArgumentParser
import ExampleShell

struct Spin: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turn a wheel of a date picker.",
        discussion: "If the month has no such day, its last day is chosen.")

    @Argument(help: "The date.")
    var date: EventDate

    @Argument(help: "The wheel.")
    var wheel: DateWheel

    @Argument(help: "The number of rows to turn it by; a negative number turns it back.")
    var steps: Int

    func run(in session: IgnorableDatePickerSession) throws {
        wheel.spin(try session.wheels(for: date), by: steps)
    }

    func effect(in session: IgnorableDatePickerSession) -> CommandEffect { .touches }
}
