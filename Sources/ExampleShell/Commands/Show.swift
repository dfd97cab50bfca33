internal import ArgumentParser

/// `show`: draws the screen.
struct Show: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw the screen.",
        discussion: "At a prompt notes stand beside it: what is where, and what the last command did to it.")
    static let purpose = CommandPurpose.look

    @Flag(help: "Write all notes, also where nobody types the commands.")
    var notes = false

    func run(in session: ExampleSession) {
        let lines = notes ? session.shown.linesWithAllNotes : session.shown.lines
        session.page(styled: lines.joined(separator: "\n"))
    }

    func effect(in session: ExampleSession) -> CommandEffect { .shows(["show"]) }
}
