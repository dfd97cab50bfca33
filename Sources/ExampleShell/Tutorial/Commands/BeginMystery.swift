internal import ArgumentParser

/// `mystery`: breaks something, for the learner to name.
struct BeginMystery: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "mystery", abstract: "Name a fault from what it does: one of those you have met.")
    static let purpose = CommandPurpose.learn

    @Option(help: "Draw by that number instead of one of our own.")
    var seed: UInt64?

    func run(in session: ExampleSession) throws {
        try session.aside { try session.beginMystery(seed: seed) }
    }
}
