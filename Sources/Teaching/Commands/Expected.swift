internal import ArgumentParser
internal import ExampleShell

struct Expected: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "expected", abstract: "List exactly what this step of the tutorial checks.")

    func speak(to tutorial: Tutorial) throws { try tutorial.followedTutor.showExpected() }
}
