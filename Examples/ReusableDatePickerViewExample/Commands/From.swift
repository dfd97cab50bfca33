import ArgumentParser
import ExampleShell

extension Tab: ExpressibleByArgument {}

struct From: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Choose the tab whose controller shows the picker.")

    @Argument(help: "The tab: home or settings.")
    var tab: Tab

    func run(in session: DatePickerSession) throws {
        try session.choose(tab)
    }

    func effect(in session: DatePickerSession) -> CommandEffect { .touches }
}
