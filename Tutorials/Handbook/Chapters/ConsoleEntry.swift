/// A command in a listing of a terminal, and what came of it.
public struct ConsoleEntry: Equatable, Sendable {
    /// The command.
    public let command: String
    /// The lines of output, where `…` replaces any number of lines.
    public let output: [String]
    /// The line on the page in which the command stands.
    public let line: Int

    /// The text that replaces lines left out.
    public static let elision = "…"
}
