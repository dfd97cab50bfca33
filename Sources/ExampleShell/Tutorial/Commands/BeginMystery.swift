internal import ArgumentParser

/// `mystery`: breaks something, for the learner to name.
struct BeginMystery: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "mystery", abstract: "Name a fault from what it does: one of those you have met.")

    @Option(help: "Draw a fault of this program by that number; without it, of any you have met.")
    var seed: UInt64?

    func speak(in session: ExampleSession) throws {
        if let seed { try session.beginMystery(seed: seed) } else { try session.drawMystery() }
    }
}
