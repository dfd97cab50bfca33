internal import ArgumentParser

/// `mystery`: breaks something, for the learner to name.
struct BeginMystery: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "mystery", abstract: "Name a fault from what it does: one of those you have met.")

    @Option(help: "Draw a fault of this program by that number; without it, of any you have met.")
    var seed: UInt64?

    func speak(to tutorial: Tutorial) throws {
        if let seed { try tutorial.beginMystery(seed: seed) } else { try tutorial.drawMystery() }
    }
}
