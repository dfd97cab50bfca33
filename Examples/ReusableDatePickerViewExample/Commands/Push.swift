import ArgumentParser
import ExampleShell

struct Push: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Push the date picker on the navigation controller.",
        discussion: "The same as tap Push. The parent's view leaves the screen before the picker appears.")

    func run(in session: DatePickerSession) throws {
        try session.parentWithoutPicker().pushPicker(nil)
    }

    func effect(in session: DatePickerSession) -> CommandEffect { .touches }
}
