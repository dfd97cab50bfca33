/// Why words are no command, in the words of these programs.
nonisolated struct UsageProblem: Error, Equatable, CustomStringConvertible {
    /// What is wrong, and what is right.
    let description: String
    /// What could be typed.
    let usage: String
}
