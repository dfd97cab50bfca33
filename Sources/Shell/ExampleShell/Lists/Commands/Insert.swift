internal import ArgumentParser

struct Insert: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Insert a row.", discussion: "The rows below keep their cells and move down.")

    @Argument(help: "The number of the new row, counted from 0.")
    var index: Int

    func run(in session: ListSession) throws {
        try session.editableList.insertItem(at: session.position(index, isInserted: true))
        session.window.layoutIfNeeded()
    }

    func effect(in session: ListSession) -> CommandEffect { .touches }
}
