internal import ArgumentParser
internal import ExampleShell
internal import REPL

/// `next`: what is to be done in the next exercise.
struct ShowNext: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "next", abstract: "Say what is to be done: in the first exercise that is not solved, or another.")

    @Argument(help: "The exercise; the first that is not solved, if none is named.")
    var number: Int?

    func run(in session: ExerciseSession) throws {
        if number == nil, session.next == nil {
            return session.say("All \(session.exercises.count) exercises are solved: there is no next one.")
        }
        let exercise = try session.exercise(number)
        session.say([
            StyledText("Exercise \(exercise.number) · \(exercise.title)", .bold)
                + StyledText("  after chapter \(exercise.chapter), about \(exercise.minutes) minutes", .dim)
        ])
        session.print("")
        session.print(styled: Passage(in: session.appearance).text(of: exercise.task))
    }

    static func candidates(for argument: String, in session: ExerciseSession) -> [String] { session.numbers }
}
