internal import ArgumentParser

/// `expected`: says what a step of the tutorial compares.
struct Expected: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "expected", abstract: "Say exactly what is compared in this step of the tutorial.")

    func speak(to tutorial: Tutorial) throws {
        try tutorial.followedTutor.showExpected()
    }
}
