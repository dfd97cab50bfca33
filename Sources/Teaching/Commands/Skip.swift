internal import ArgumentParser
internal import ExampleShell

struct Skip: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "Let the tutorial do this step, and see what happens.")

    func speak(to tutorial: Tutorial) throws {
        let tutor = try tutorial.followedTutor
        if tutor.isWaiting { try tutorial.goOn() } else { tutor.skip() }
    }
}
