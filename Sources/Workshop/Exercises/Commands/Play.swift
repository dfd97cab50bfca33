internal import ArgumentParser
internal import REPL

struct Play: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "play", abstract: "Show your code on the phone, as it stands.",
        discussion: """
            At its prompt there are the commands of the four programs: scroll, tap, stats, trace, why, tree, source, \
            drive, snapshot, and once you have checked the exercise, compare solution. quit comes back. A nib that \
            you save meanwhile is read by reset. What ends the app on iOS is tried in a process of its own.
            """)

    @Argument(help: "The exercise, or the name of a folder that \"new\" made; without one, the next exercise.")
    var name: String?

    @Option(
        name: .customShort("c"),
        help: "Run a command on the screen, show what it says, and come back. May be repeated.")
    var commands: [String] = []

    @Flag(help: "Play the solution that comes with an exercise instead of your code.")
    var solution = false

    func run(in session: ExerciseSession) throws {
        if name.flatMap({ Int($0) }) != nil || name == nil { try session.ownFolder() }
        try session.play(session.playedCode(name, ofSolution: solution), typing: commands)
    }
}
