internal import ArgumentParser

/// `select`: taps a cell.
struct Select: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tap a row.", discussion: "The selection lasts, on screen or off, until the next tap.")

    @Argument(help: "Which one, counted from 0.")
    var index: Int

    func run(in session: ListSession) throws {
        session.list.tapItem(at: try session.position(index))
        session.window.layoutIfNeeded()
    }
}
