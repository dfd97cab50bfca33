package import ArgumentParser
internal import Foundation
internal import PlainText

extension ParsableCommand {
    /// What is wrong with words that were refused, when they were parsed or when the command ran, in a line.
    package nonisolated static func problem(with words: [String], _ error: any Error) -> String {
        CommandSyntax(self).problem(in: words, saying: message(for: error)).description
    }

    /// Ends the process as what was thrown asks for: with what is wrong with the words, or what was asked for.
    package nonisolated static func exit(with words: [String], _ error: any Error) -> Never {
        let status = exitCode(for: error)
        let message =
            status == .validationFailure
            ? "error: \(problem(with: words, error)) (see \(_commandName) --help)"
            : fullMessage(for: error, columns: Appearance().helpColumns)
        if !message.isEmpty {
            (status.isSuccess ? StandardStream.output : .error).write(message.printableLines + "\n")
        }
        Foundation.exit(status.rawValue)
    }
}
