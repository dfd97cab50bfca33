internal import ArgumentParser
internal import ExampleShell

struct BeginTransfer: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "transfer", abstract: "Try yourself on what no chapter has shown.",
        discussion: """
            Three screens with a fault to find and mend, then six questions to answer in your own words. Without a \
            number, the first that is not done.
            """)
    static let purpose = CommandPurpose.practice

    @Argument(help: "Which; without it, the first that is not done.")
    var number: Int?

    func speak(to tutorial: Tutorial) throws { try tutorial.beginTransfer(number) }
}
