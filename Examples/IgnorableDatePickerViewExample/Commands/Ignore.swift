import ArgumentParser
import ExampleShell

struct Ignore: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turn the switch beside a date.")

    enum Position: String, ExpressibleByArgument, CaseIterable {
        case on, off
    }

    @Argument(help: "The date.")
    var date: EventDate

    @Argument(help: "on or off.")
    var position: Position

    func run(in session: IgnorableDatePickerSession) throws {
        let control = try session.ignoreSwitch(of: date)
        // A user can only turn it over, so the command taps it only if the value changes.
        if control.isOn != (position == .on) { control.tap() }
    }

    func effect(in session: IgnorableDatePickerSession) -> CommandEffect { .touches }
}
