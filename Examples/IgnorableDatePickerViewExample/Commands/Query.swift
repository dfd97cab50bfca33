import ArgumentParser
import ExampleShell

struct Query: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Ask the date pickers what they say.",
        discussion: "They tell nobody of their own accord.")

    func run(in session: IgnorableDatePickerSession) {
        session.say(StyledText(session.controller.query()))
    }

    func effect(in session: IgnorableDatePickerSession) -> CommandEffect { .touches }
}
