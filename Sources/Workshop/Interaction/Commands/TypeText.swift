internal import ArgumentParser
internal import ExampleShell
internal import TerminalUIKit

struct TypeText: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "type", abstract: "Type into a field for text.",
        discussion: """
            The text takes the place of the old one, key by key, so a delegate is asked about each: type nameField \
            Ada. Without a text the field is cleared. The field keeps the keyboard; --return presses Return afterwards.
            """)
    static let purpose = CommandPurpose.use

    @OptionGroup var rows: RowOptions

    @Flag(name: .customLong("return"), help: "Press the Return key after the text.")
    var pressesReturn = false

    @Argument(help: "The field: an outlet, what VoiceOver reads, or the placeholder.")
    var name: String

    @Argument(help: "The text.")
    var text: [String] = []

    /// The most characters: each key costs more, the longer the text already is.
    private static let longest = 10_000

    func validate() throws {
        let count = text.reduce(0) { $0 + $1.unicodeScalars.count }
        guard count <= Self.longest else { throw ValidationError("type takes at most \(Self.longest) characters") }
    }

    func run(in session: ExampleSession) throws {
        let entry = try rows.view((any TextEntry).self, called: "field for text", named: name, in: session)
        let new = text.joined(separator: " ")
        guard entry.typeText(new) else {
            throw CommandError("can't type into \(name): its delegate doesn't let it be edited")
        }
        if pressesReturn { entry.pressReturn() }
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        argument == "name" ? names(of: (any TextEntry).self, in: session) : []
    }
}
