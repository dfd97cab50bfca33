internal import ArgumentParser

/// A command that is typed to the tutorial, which doesn't judge it.
nonisolated protocol TutorialCommand: SessionCommand where Context == ExampleSession {
    /// Does what the command does.
    @MainActor func speak(in session: ExampleSession) throws
}

nonisolated extension TutorialCommand {
    static var purpose: CommandPurpose { .learn }

    @MainActor func run(in session: ExampleSession) throws {
        try session.aside { try speak(in: session) }
    }

    @MainActor func effect(in session: ExampleSession) -> CommandEffect { .nothing }
}
