import ArgumentParser
import ExampleShell

struct Present: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the date picker over the whole screen.",
        discussion: "The same as tap Present. The parent's view leaves the screen when the picker has appeared.")

    func run(in session: DatePickerSession) throws {
        try session.parentWithoutPicker().presentPicker(nil)
    }

    func effect(in session: DatePickerSession) -> CommandEffect { .touches }
}
