package import ArgumentParser

extension ParsableCommand {
    /// What is wrong with words that were refused, in a line.
    ///
    /// - Parameters:
    ///   - words: The words after the command's name.
    ///   - error: What was thrown when they were parsed, or when the command ran.
    package nonisolated static func problem(with words: [String], _ error: any Error) -> String {
        CommandSyntax(self).problem(in: words, saying: message(for: error)).description
    }
}
