internal import ArgumentParser

struct Show: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw the screen.",
        discussion: "At a prompt, notes beside it show what the last command did to each row.")
    static let purpose = CommandPurpose.look

    @Flag(help: "Show all notes, even in scripts and pipes.")
    var notes = false

    static var bare: Show? {
        var show = Show()
        show.notes = false
        return show
    }

    func run(in session: ExampleSession) {
        if !notes, session.shown.teacher?.showScreen() == true { return }
        let lines = notes ? session.shown.linesWithAllNotes : session.shown.lines
        // A user who hears the picture also hears what VoiceOver would say.
        let spoken = session.appearance.style.attributes ? [] : session.window.spokenLines
        session.page(styled: (lines + spoken).joined(separator: "\n"))
    }

    func effect(in session: ExampleSession) -> CommandEffect { .shows(["show"]) }
}
