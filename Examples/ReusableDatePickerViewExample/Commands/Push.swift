import ArgumentParser
import ExampleShell

struct Push: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Push the date picker on the navigation controller.",
        discussion: "As a tap on Push does. The parent's view has left the screen before the picker appears.")

    func run(in session: DatePickerSession) throws {
        try session.parentWithoutPicker().pushPicker(nil)
    }

    func effect(in session: DatePickerSession) -> CommandEffect { .touches }
}
