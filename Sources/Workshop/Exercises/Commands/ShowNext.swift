internal import ArgumentParser
internal import ExampleShell
internal import PlainText
internal import Teaching
struct ShowNext: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "next", abstract: "Show the task of an exercise.")

    @Argument(help: "The exercise. The default is the first that isn't solved.")
    var number: Int?

    func run(in session: ExerciseSession) throws {
        if number == nil, session.next == nil {
            return session.say("All \(session.exercises.count) exercises are solved.")
        }
        let exercise = try session.exercise(number)
        session.say([
            StyledText("Exercise \(exercise.number) · \(exercise.title)", .bold)
                + StyledText("  after chapter \(exercise.chapter), about \(exercise.minutes) minutes", .dim)
        ])
        session.print("")
        let task = Passage(in: session.appearance).text(of: exercise.task)
        session.print(styled: task.replacing("swift run exercises ", with: session.typed("")))
        session.print("")
        session.say(placeOfFiles(in: session))
    }

    /// The folder from which the task's paths lead. It comes last, where a low terminal still shows it.
    @MainActor private func placeOfFiles(in session: ExerciseSession) -> StyledText {
        if let folder = session.folder { return StyledText("Your folder is \(folder.url.path).", .dim) }
        return StyledText("You have no folder with these files yet. ", .dim) + StyledText(session.typed("init"), .name)
            + StyledText(" makes one.", .dim)
    }
}
