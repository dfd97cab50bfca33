internal import ArgumentParser
internal import ExampleShell

struct BeginTransfer: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "transfer", abstract: "Repair screens that no chapter has shown.",
        discussion: """
            Three screens have a fault for you to find and fix. Then six questions ask for answers in your own words. \
            Without a number, you get the first that isn't done.
            """)
    static let purpose = CommandPurpose.learn

    @Argument(help: "The number. The default is the first that isn't done.")
    var number: Int?

    func speak(to tutorial: Tutorial) throws { try tutorial.beginTransfer(number) }
}
