internal import ArgumentParser
internal import ExampleShell

struct GoOn: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "next", abstract: "Continue with the next step of the tutorial, as Enter does.")

    func speak(to tutorial: Tutorial) throws { try tutorial.goOn() }
}
