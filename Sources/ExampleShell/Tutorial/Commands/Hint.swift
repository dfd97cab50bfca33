internal import ArgumentParser

/// `hint`: helps with a step of the tutorial.
struct Hint: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "hint", abstract: "Get a hint for this step of the tutorial; three times, each a better one.")
    static let purpose = CommandPurpose.learn

    func run(in session: ExampleSession) throws {
        try session.aside { try session.followedTutor.hint() }
    }
}
