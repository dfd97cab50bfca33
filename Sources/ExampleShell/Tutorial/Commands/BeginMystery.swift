internal import ArgumentParser

/// `mystery`: breaks something, for the learner to name.
struct BeginMystery: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "mystery", abstract: "Find out what is broken: one of the faults you have met.")

    @Option(help: "Stay in this program; the same number draws the same of the faults you have met here.")
    var seed: UInt64?

    func speak(to tutorial: Tutorial) throws {
        if let seed { try tutorial.beginMystery(seed: seed) } else { try tutorial.drawMystery() }
    }
}
