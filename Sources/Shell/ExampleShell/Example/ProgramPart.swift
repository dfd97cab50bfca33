/// A part that adds to a program for a user's own screen.
package nonisolated protocol ProgramPart: SendableMetatype {
    /// Returns the program with the part's additions.
    @MainActor static func extended(_ program: ExampleProgram) -> ExampleProgram
}

extension LinkedParts {
    /// Returns a program with the additions of all parts.
    static func extended(_ program: ExampleProgram) -> ExampleProgram {
        parts(of: (any ProgramPart.Type).self, in: "Teaching", "Interaction").reduce(program) { $1.extended($0) }
    }
}
