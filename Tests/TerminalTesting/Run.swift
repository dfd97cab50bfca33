/// What a program did that ran without a terminal.
public nonisolated struct Run: Equatable, Sendable {
    /// How it ended.
    public let exit: Exit

    /// What it wrote to standard output.
    public let output: String

    /// What it wrote to standard error.
    public let errors: String

    /// How long processors worked for it, in seconds.
    public let seconds: Double

    /// Whether both did the same, whatever it took.
    public static func == (left: Run, right: Run) -> Bool {
        (left.exit, left.output, left.errors) == (right.exit, right.output, right.errors)
    }
}
