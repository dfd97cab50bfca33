internal import ArgumentParser
internal import REPL

struct Play: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "play", abstract: "Show your code on the phone.",
        discussion: """
            Its prompt has the commands of the four programs: scroll, tap, stats, trace, why, tree, source, drive, \
            snapshot. After a check of the exercise, it also has compare solution. quit ends it. reset reads a nib \
            that you have saved meanwhile. A line that would end the app on iOS runs in a separate process.
            """)

    @Argument(help: "The exercise, or the name of a folder that \"new\" made. The default is the next exercise.")
    var name: String?

    @Option(
        name: .customShort("c"),
        help: "Run a command on the screen, and quit. You can repeat the option.")
    var commands: [String] = []

    @Flag(help: "Play the solution that comes with an exercise instead of your code.")
    var solution = false

    func run(in session: ExerciseSession) throws {
        if name.flatMap({ Int($0) }) != nil || name == nil { try session.ownFolder() }
        try session.play(session.playedCode(name, ofSolution: solution), typing: commands)
    }
}
