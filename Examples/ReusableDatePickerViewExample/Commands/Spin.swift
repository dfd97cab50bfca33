import ArgumentParser
import ExampleShell

struct Spin: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turn a wheel of the date picker.",
        discussion: "A day that the month does not have becomes its last.")

    @Argument(help: "Which wheel.")
    var wheel: DateWheel

    @Argument(help: "How many rows further, or back by a negative number.")
    var steps: Int

    func run(in session: DatePickerSession) throws {
        wheel.spin(try session.wheels(), by: steps)
    }

    func effect(in session: DatePickerSession) -> CommandEffect { .touches }
}
