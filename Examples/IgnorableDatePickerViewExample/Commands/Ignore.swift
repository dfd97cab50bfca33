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
        // A finger can only turn it over, so it taps only where that is wanted.
        if control.isOn != (position == .on) { control.tap() }
    }

    func effect(in session: IgnorableDatePickerSession) -> CommandEffect { .touches }
}
