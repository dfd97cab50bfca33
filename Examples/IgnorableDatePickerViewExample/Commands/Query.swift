import ArgumentParser
import ExampleShell

struct Query: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Ask the date pickers for their dates.",
        discussion: "They have no delegate to report to.")

    func run(in session: IgnorableDatePickerSession) {
        session.say(StyledText(session.controller.query()))
    }

    func effect(in session: IgnorableDatePickerSession) -> CommandEffect { .touches }
}
