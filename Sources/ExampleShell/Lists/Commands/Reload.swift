internal import ArgumentParser

/// `reload`: reloads every cell.
struct Reload: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Ask for all cells anew.", discussion: "Every cell on screen is queued and asked for again.")

    func run(in session: ListSession) {
        session.list.reloadList()
        session.window.layoutIfNeeded()
    }

    func effect(in session: ListSession) -> CommandEffect { .touches }
}
