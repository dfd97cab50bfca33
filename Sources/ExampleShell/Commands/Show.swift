internal import ArgumentParser

/// `show`: draws the screen.
struct Show: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw the screen.",
        discussion: "At a prompt notes stand beside it: what is where, and what the last command did to it.")
    static let purpose = CommandPurpose.look

    @Flag(help: "Write the notes, also where nobody types the commands.")
    var notes = false

    func run(in session: ExampleSession) {
        let columns = session.isInteractive ? session.appearance.size.columns : session.appearance.proseColumns
        let lines = session.screenLines(withNotes: notes || session.isInteractive, columns: columns)
        session.print(styled: lines.joined(separator: "\n"))
    }
}
