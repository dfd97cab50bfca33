internal import ArgumentParser

/// `expected`: says what a step of the tutorial compares.
struct Expected: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "expected", abstract: "List exactly what this step of the tutorial checks.")

    func speak(to tutorial: Tutorial) throws {
        try tutorial.followedTutor.showExpected()
    }
}
