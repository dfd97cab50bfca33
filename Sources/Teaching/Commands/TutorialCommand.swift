internal import ArgumentParser
internal import ExampleShell

/// A command that is typed to the tutorial, which doesn't judge it.
nonisolated protocol TutorialCommand: SessionCommand where Context == ExampleSession {
    @MainActor func speak(to tutorial: Tutorial) throws
}

nonisolated extension TutorialCommand {
    static var purpose: CommandPurpose { .guide }

    @MainActor func run(in session: ExampleSession) throws {
        try session.tutorial.aside { try speak(to: session.tutorial) }
    }

    @MainActor func effect(in session: ExampleSession) -> CommandEffect { .nothing }
}
