import ArgumentParser
import ExampleShell

extension Tab: ExpressibleByArgument {}

struct From: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Choose the parent that shows the picker: the tab.")

    @Argument(help: "home or settings.")
    var tab: Tab

    func run(in session: DatePickerSession) throws {
        try session.choose(tab)
    }

    func effect(in session: DatePickerSession) -> CommandEffect { .touches }
}
