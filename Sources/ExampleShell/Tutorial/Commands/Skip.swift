internal import ArgumentParser

/// `skip`: does a step of the tutorial.
struct Skip: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "Let the tutorial do this step, and see what comes of it.")
    static let purpose = CommandPurpose.learn

    func run(in session: ExampleSession) throws {
        try session.aside {
            let tutor = try session.followedTutor
            if tutor.isWaiting { try session.goOn() } else { tutor.skip() }
        }
    }
}
