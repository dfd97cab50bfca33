internal import ArgumentParser

/// `skip`: does a step of the tutorial.
struct Skip: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "Let the tutorial do this step, and see what comes of it.")

    func speak(in session: ExampleSession) throws {
        let tutor = try session.followedTutor
        if tutor.isWaiting { try session.goOn() } else { tutor.skip() }
    }
}
