internal import ArgumentParser
internal import ExampleShell
internal import TerminalUIKit

struct TypeText: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "type", abstract: "Type into a field for text.",
        discussion: """
            The text takes the place of the old one, key by key, so a delegate is asked about each: type nameField \
            Ada. Without a text the field is cleared. The field keeps the keyboard; --return presses Return \
            afterwards. Without a field, the text goes to the one that has the keyboard, such as the first of an \
            alert: type Ada.
            """)
    static let purpose = CommandPurpose.use

    @OptionGroup var rows: RowOptions

    @Argument(help: "The field: an outlet, what VoiceOver reads, or the placeholder.")
    var name: String

    @OptionGroup var typed: TypedText

    func run(in session: ExampleSession) throws {
        if rows.row == nil, let edited = session.window.editedField(unlessNamed: name) {
            try typed.type(into: edited.entry, called: edited.name, after: [name])
        } else {
            let entry = try rows.view((any TextEntry).self, called: "field for text", named: name, in: session)
            try typed.type(into: entry, called: name)
        }
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        argument == "name" ? names(of: (any TextEntry).self, in: session) : []
    }
}
