internal import ArgumentParser
internal import Foundation
internal import REPL

struct Check: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check an exercise, and show the first problem.")

    @Argument(help: "The exercise. The default is the first that isn't solved.")
    var number: Int?

    @Flag(help: "Check all exercises that you have begun.")
    var all = false

    @Flag(help: "Show the whole output of the build and the tests.")
    var verbose = false

    @Flag(help: "Check the solution that comes with it instead of your code.")
    var solution = false

    func run(in session: ExerciseSession) throws {
        try session.ownFolder()
        if all { return try session.checkAll() }
        let exercise = try session.exercise(number)
        guard solution else { return _ = try session.check(exercise, isVerbose: verbose) }
        let verdict = try session.judge(exercise, \.solution, isVerbose: verbose).verdict
        session.say(try session.verdictText(of: exercise).blocks(for: verdict))
        if !verdict.isSolved { session.status = EXIT_FAILURE }
    }
}
