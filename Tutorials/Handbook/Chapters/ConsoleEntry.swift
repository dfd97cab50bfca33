/// A command in a listing of a terminal, and what came of it.
public struct ConsoleEntry: Equatable, Sendable {
    /// What is typed.
    public let command: String
    /// What is printed; `…` stands for any number of lines.
    public let output: [String]
    /// The line on the page in which the command stands.
    public let line: Int

    /// What stands for lines left out.
    public static let elision = "…"
}
