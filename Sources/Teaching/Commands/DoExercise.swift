internal import ArgumentParser
internal import ExampleShell

struct DoExercise: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "exercise", abstract: "Do an exercise: write code in your editor.",
        discussion: """
            exercise 1 shows the task of exercise 1. exercise edit 1 opens the file and checks it. exercise play 1 \
            shows your code on the phone. You can also use check, hint, solution, reset, list and init, as in \
            swift run exercises.
            """)
    static let purpose = CommandPurpose.learn

    @Argument(parsing: .allUnrecognized, help: "A word, and the number of the exercise. The default is the next task.")
    var words: [String] = []

    func speak(to tutorial: Tutorial) throws {
        // The terminator that stands for no argument is unrecognized, too.
        let words = words.isEmpty || words == ["--"] ? ["next"] : words
        guard tutorial.runExercises(words) != nil else {
            throw CommandError(
                "exercises can't be done here; in the project's folder, type \"swift run exercises\" in a terminal")
        }
        tutorial.session.remark("You are at the prompt of \(tutorial.session.name).")
    }
}
