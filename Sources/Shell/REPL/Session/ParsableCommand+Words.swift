package import ArgumentParser
internal import Foundation
internal import PlainText

nonisolated extension ParsableCommand {
    /// The names by which the command is called: its own and its aliases.
    static var spellings: [String] { [commandName] + configuration.aliases }

    /// The name by which the command is called, made from that of its type if its configuration has none.
    package static var commandName: String {
        configuration.commandName
            ?? _typeName(self, qualified: false).reduce(into: "") { name, letter in
                name += letter.isUppercase && !name.isEmpty ? "-\(letter.lowercased())" : letter.lowercased()
            }
    }

    /// Returns the number of words before the command, which begins with the first word that is neither an option of
    /// the program nor the value of one. Returns the number of all words if there is no such word, or if an option
    /// before it is known only to ArgumentParser.
    package static func optionCount(in words: [String]) -> Int {
        if words.isEmpty { return 0 }
        let syntax = CommandSyntax(self)
        for (index, (word, role)) in zip(words, syntax.roles(of: words)).enumerated() {
            switch role {
            case .option where !syntax.optionNames.contains(String(word.prefix { $0 != "=" })): return words.count
            case .positional(nil): return index
            default: break
            }
        }
        return words.count
    }

    /// ArgumentParser's description of the command for tools, in JSON.
    package static var toolInfo: String {
        do {
            _ = try parseAsRoot(["--experimental-dump-help"])
            return ""
        } catch {
            return fullMessage(for: error)
        }
    }

    /// Ends the process as the error requires, with the problem in the words, or with the help that was asked for.
    package static func exit(with words: [String], _ error: any Error) -> Never {
        let status = exitCode(for: error)
        let message: String
        if status.isSuccess {
            message = fullMessage(for: error, columns: Appearance().helpColumns)
        } else if status == .validationFailure {
            let problem = CommandSyntax(self).problem(in: words, saying: self.message(for: error))
            message = "error: \(problem) (see \(commandName) --help)"
        } else {
            let text = self.message(for: error)
            message = text.isEmpty ? "" : "error: \(text)"
        }
        if !message.isEmpty {
            (status.isSuccess ? StandardStream.output : .error).write(message.printableLines + "\n")
        }
        Foundation.exit(status.rawValue)
    }
}
