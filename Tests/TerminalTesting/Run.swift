/// The result of a program that ran without a terminal.
public nonisolated struct Run: Equatable, Sendable {
    /// The end of the program.
    public let exit: Exit

    /// The text that the program wrote to standard output.
    public let output: String

    /// The text that the program wrote to standard error.
    public let errors: String

    /// The processor time of the program, in seconds.
    public let seconds: Double

    /// Returns a Boolean value that indicates whether both did the same, whatever time it took.
    public static func == (left: Run, right: Run) -> Bool {
        (left.exit, left.output, left.errors) == (right.exit, right.output, right.errors)
    }
}
