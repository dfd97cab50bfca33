internal import ArgumentParser
internal import ExampleShell

struct GoBack: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "back", abstract: "Begin this step of the tutorial again, with its screen.")

    func speak(to tutorial: Tutorial) throws { try tutorial.followedTutor.goBack() }
}
