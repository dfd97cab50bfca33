package import ExampleShell

/// The tutorial, in front of a screen of somebody's own.
package nonisolated final class Part: ProgramPart {
    @MainActor package static func extended(_ program: ExampleProgram) -> ExampleProgram { program.teaching() }
}
