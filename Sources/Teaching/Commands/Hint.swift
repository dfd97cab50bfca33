internal import ArgumentParser
internal import ExampleShell

struct Hint: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "hint", abstract: "Get a hint for this step, one of three.")

    func speak(to tutorial: Tutorial) throws {
        if let mystery = tutorial.mystery { return tutorial.hintMystery(mystery) }
        if let task = tutorial.task { return tutorial.hint(for: task) }
        try tutorial.followedTutor.hint()
    }
}
