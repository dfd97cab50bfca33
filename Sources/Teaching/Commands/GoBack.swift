internal import ArgumentParser
internal import ExampleShell

struct GoBack: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "back", abstract: "Begin this step again, or go to the step before.")

    func speak(to tutorial: Tutorial) throws { try tutorial.followedTutor.goBack() }
}
