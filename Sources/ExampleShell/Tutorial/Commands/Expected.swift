internal import ArgumentParser

/// `expected`: says what a step of the tutorial compares.
struct Expected: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "expected", abstract: "Say exactly what is compared in this step of the tutorial.")
    static let purpose = CommandPurpose.learn

    func run(in session: ExampleSession) throws {
        try session.aside { try session.followedTutor.showExpected() }
    }
}
