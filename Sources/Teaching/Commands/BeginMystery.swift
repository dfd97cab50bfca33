internal import ArgumentParser
internal import ExampleShell

struct BeginMystery: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "mystery", abstract: "Find out what is broken.",
        discussion: """
            mystery draws from all that you have met; mystery 3 from what chapter 3 taught; mystery A from part A, and \
            there two things are broken at once. Every command works meanwhile; the fewest you needed are remembered. \
            "hint" helps, and "mystery" again repeats the question.
            """)
    static let purpose = CommandPurpose.practice

    @Argument(help: "A chapter's number, or a part's letter; without one, what you have met.")
    var topic: MysteryTopic?

    @Option(help: "Stay in this program; the same number draws the same.")
    var seed: UInt64?

    func speak(to tutorial: Tutorial) throws {
        try tutorial.beginMystery(topic ?? tutorial.mystery?.topic ?? .met, seed: seed)
    }
}
