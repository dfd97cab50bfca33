internal import ArgumentParser

struct GoBack: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "back", abstract: "Restore the screen from before this step of the tutorial.")

    func speak(to tutorial: Tutorial) throws { try tutorial.followedTutor.goBack() }
}
