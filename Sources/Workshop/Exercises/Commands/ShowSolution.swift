internal import ArgumentParser
internal import REPL

struct ShowSolution: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "solution", abstract: "Show a solution beside your code, once you have tried.")

    @Argument(help: "The exercise.")
    var number: Int

    @Flag(help: "Show it even if you have not tried yet.")
    var anyway = false

    func run(in session: ExerciseSession) throws {
        let exercise = try session.exercise(number)
        guard anyway || session.isTried(exercise) else {
            throw CommandError.notTried(number, command: session.typed("solution \(number) --anyway"))
        }
        try session.showSolution(of: exercise)
    }
}
