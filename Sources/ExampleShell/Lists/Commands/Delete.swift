internal import ArgumentParser

/// `delete`: takes a cell out.
struct Delete: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Take a row out.",
        discussion: "Its cell is queued; those behind it keep theirs and move up.")

    @Argument(help: "Which one, counted from 0.")
    var index: Int

    func run(in session: ListSession) throws {
        session.list.deleteItem(at: try session.position(index))
        session.window.layoutIfNeeded()
    }

    func effect(in session: ListSession) -> CommandEffect { .touches }
}
