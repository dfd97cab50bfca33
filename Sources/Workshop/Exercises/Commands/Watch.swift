internal import ArgumentParser
internal import REPL

struct Watch: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Check an exercise whenever you save a file of it, in a full screen.",
        discussion: """
            Without a command, the program starts like this, at the next exercise. It shows a screen of your own \
            instead of checking it.
            """)

    @Argument(
        help: "The exercise, or the name of a screen of yours. The default is the first exercise that isn't solved.")
    var name: String?

    func run(in session: ExerciseSession) throws {
        guard session.isInteractive else { throw CommandError.noTerminal }
        if let name, Int(name) == nil {
            try session.lead(from: LoopSubject(session.playedCode(name), named: name))
        } else {
            try session.ownFolder()
            try session.lead(from: LoopSubject(session.exercise(name.flatMap { Int($0) }), in: session))
        }
    }
}
