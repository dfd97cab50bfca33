internal import ArgumentParser

/// `reset`: makes the screen anew, whole.
struct Reset: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make the screen anew, with the same technique and nothing broken.")

    func run(in session: ExampleSession) {
        session.use(session.technique)
    }
}
