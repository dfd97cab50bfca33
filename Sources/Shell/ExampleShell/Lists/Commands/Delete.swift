internal import ArgumentParser

struct Delete: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Delete a row.",
        discussion: """
            Its cell goes to the reuse queue. The rows below keep their cells and move up. Here, lists change without \
            animations, so the counts can differ from a phone's.
            """)

    @Argument(help: "The row, counted from 0.")
    var index: Int

    func run(in session: ListSession) throws {
        try session.editableList.deleteItem(at: session.position(index))
        session.window.layoutIfNeeded()
    }

    func effect(in session: ListSession) -> CommandEffect { .touches }
}
