internal import ArgumentParser
internal import REPL

struct Reset: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset", abstract: "Undo your changes to an exercise, and save a copy.")

    @Argument(help: "The exercise.")
    var number: Int

    @Flag(help: "Do not ask first.")
    var yes = false

    func run(in session: ExerciseSession) throws {
        let folder = try session.ownFolder()
        let exercise = try session.exercise(number)
        let unchanged: StyledText = "Exercise \(number) is as it was; there is nothing to undo."
        guard try exercise.isChanged() else { return session.say(unchanged) }
        let question = "Undo your changes in \(exercise.name)/Stub? A copy is saved."
        guard try yes || session.ask(question, orType: session.typed("reset \(number) --yes")) else {
            return session.say("Nothing was changed.")
        }
        guard let copy = try folder.reset(exercise) else { return session.say(unchanged) }
        session.say("Exercise \(number) is as it was. Your code is in \(copy.path).")
    }
}
