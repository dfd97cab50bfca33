internal import ArgumentParser

/// `back`: makes the screen as it was before a step of the tutorial.
struct GoBack: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "back", abstract: "Make the screen as it was before this step of the tutorial.")
    static let purpose = CommandPurpose.learn

    func run(in session: ExampleSession) throws {
        try session.aside { try session.followedTutor.goBack() }
    }
}
