internal import ArgumentParser
internal import ExampleShell
internal import Teaching

struct Hint: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "hint", abstract: "Get a hint, one of three.")

    @Argument(help: "The exercise. The default is the first that isn't solved.")
    var number: Int?

    func run(in session: ExerciseSession) throws {
        let exercise = try session.exercise(number)
        let given = session.progress.count(.hinted, of: exercise.number)
        session.progress.add(.exercise(exercise.number, .hinted))
        let index = given % exercise.hints.count
        session.say(StyledText("Hint \(index + 1) of \(exercise.hints.count) for exercise \(exercise.number)", .bold))
        session.print("")
        session.print(styled: Passage(in: session.appearance).text(of: exercise.hints[index]))
    }
}
