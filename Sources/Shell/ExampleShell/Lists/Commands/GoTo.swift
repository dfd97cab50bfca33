internal import ArgumentParser

struct GoTo: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "goto", abstract: "Jump to a row.",
        discussion: "All cells on screen leave at once.")

    @Argument(help: "The row, counted from 0.")
    var index: Int

    func run(in session: ListSession) throws {
        try session.list.scrollToItem(at: session.position(index))
        session.window.layoutIfNeeded()
    }

    func effect(in session: ListSession) -> CommandEffect { .touches }
}
