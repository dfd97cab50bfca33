package import ArgumentParser

extension ParsableCommand {
    /// What is wrong with words that were refused, when they were parsed or when the command ran, in a line.
    package nonisolated static func problem(with words: [String], _ error: any Error) -> String {
        CommandSyntax(self).problem(in: words, saying: message(for: error)).description
    }
}
