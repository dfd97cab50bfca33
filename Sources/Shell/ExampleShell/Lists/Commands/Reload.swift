internal import ArgumentParser

struct Reload: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Reload all rows, as reloadData() does.",
        discussion: """
            Every cell on screen goes to the reuse queue, and the list asks the data source for each row again.
            """)

    func run(in session: ListSession) throws {
        try session.list.reloadData()
        session.window.layoutIfNeeded()
    }

    func effect(in session: ListSession) -> CommandEffect { .touches }
}
