internal import ArgumentParser
internal import ExampleShell

struct Wait: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Let time pass.",
        discussion: """
            Timers fire, delayed work runs, and animations end. Before and after each command, what is due by then \
            runs without waiting. At a prompt time passes by itself.
            """)
    static let purpose = CommandPurpose.use

    @Argument(help: "The number of seconds, at most 60.")
    var seconds: Double

    func validate() throws {
        guard (0...60).contains(seconds) else { throw ValidationError("wait takes seconds from 0 to 60") }
    }

    func run(in session: ExampleSession) { session.part(MainQueue.self)?.run(seconds: seconds) }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }
}
