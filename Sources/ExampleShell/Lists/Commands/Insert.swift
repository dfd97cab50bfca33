internal import ArgumentParser

/// `insert`: puts a cell in.
struct Insert: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put a row in.", discussion: "Those behind it keep their cells and move on.")

    @Argument(help: "Where it will be, counted from 0.")
    var index: Int

    func run(in session: ListSession) throws {
        session.list.insertItem(at: try session.position(index, beyond: 1))
        session.window.layoutIfNeeded()
    }

    func effect(in session: ListSession) -> CommandEffect { .touches }
}
