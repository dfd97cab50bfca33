internal import ArgumentParser
internal import ExampleShell

struct BeginMystery: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "mystery", abstract: "Find out what is broken.",
        discussion: """
            mystery chooses from the faults that you have seen, mystery 3 from chapter 3, and mystery A breaks two \
            things of part A at once. Every command works meanwhile. The program remembers the smallest number of \
            commands that you needed. "hint" helps, and "mystery" repeats the question.
            """)
    static let purpose = CommandPurpose.learn

    @Argument(help: "A chapter's number, or a part's letter. The default is everything that you have seen.")
    var topic: MysteryTopic?

    @Option(help: "Stay in this program. The same number breaks the same.")
    var seed: UInt64?

    func speak(to tutorial: Tutorial) throws {
        try tutorial.beginMystery(topic ?? tutorial.mystery?.topic ?? .met, seed: seed)
    }
}
