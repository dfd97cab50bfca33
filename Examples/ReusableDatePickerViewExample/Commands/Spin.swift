import ArgumentParser
import ExampleShell

struct Spin: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turn a wheel of the date picker.",
        discussion: "If the month has no such day, its last day is chosen.")

    @Argument(help: "The wheel.")
    var wheel: DateWheel

    @Argument(help: "The number of rows to turn it by; a negative number turns it back.")
    var steps: Int

    func run(in session: DatePickerSession) throws {
        wheel.spin(try session.wheels(), by: steps)
    }

    func effect(in session: DatePickerSession) -> CommandEffect { .touches }
}
