package import ExampleShell

/// The tutorial, in front of a user's own screen.
package nonisolated final class Part: ProgramPart {
    @MainActor package static func extended(_ program: ExampleProgram) -> ExampleProgram {
        var taught = program.teaching()
        // A screen of somebody's own is in no chapter: it isn't what to do next.
        taught.secondCommand = program.secondCommand
        return taught
    }
}
