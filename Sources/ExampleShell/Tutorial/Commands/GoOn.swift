internal import ArgumentParser

/// `next`: goes on to the next step of the tutorial.
struct GoOn: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "next", abstract: "Go on to the next step of the tutorial, as Enter does.")
    static let purpose = CommandPurpose.learn

    func run(in session: ExampleSession) throws {
        try session.aside { try session.goOn() }
    }
}
