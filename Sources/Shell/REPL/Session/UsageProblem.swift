/// The reason why words are no command, in the words of these programs.
nonisolated struct UsageProblem: Error, Equatable, CustomStringConvertible {
    let description: String
    let usage: String
}
