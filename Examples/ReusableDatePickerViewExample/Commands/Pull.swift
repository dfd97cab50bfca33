import ArgumentParser
import ExampleShell

struct Pull: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Pull the date picker down, as a finger does with a card.",
        discussion: "A picker that covers the whole screen, or was pushed, is not a card: it stays.")

    func run(in session: DatePickerSession) throws {
        guard let picker = session.picker else { throw DatePickerError.notShown }
        guard picker.pullDown() else { throw DatePickerError.notOnCard }
    }

    func effect(in session: DatePickerSession) -> CommandEffect { .touches }
}
