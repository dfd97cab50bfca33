internal import ArgumentParser
internal import ExampleShell
@_spi(Overriding) internal import TerminalUIKit

struct Search: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Type into the search bar.",
        discussion: "search moon types key by key, search alone clears the bar. --return also presses Search.")
    static let purpose = CommandPurpose.use

    @OptionGroup var typed: TypedText

    func run(in session: ExampleSession) throws {
        let fields = session.window.viewNames.views().filter { ($0.view as? UITextField)?.drawnBorder == .search }
        guard let name = (fields.first { $0.obstacle == nil } ?? fields.first)?.name else {
            throw CommandError("there is no search bar on the screen")
        }
        try typed.type(
            into: session.window.operableView(UITextField.self, called: "search bar", named: name), called: name)
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }
}
