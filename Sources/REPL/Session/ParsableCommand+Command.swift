package import ArgumentParser

extension ParsableCommand {
    /// How many words stand before the first that is neither an option of the program nor the value of one: there a
    /// command begins. All of them, if there is no such word, or an option before it that only ArgumentParser knows.
    package nonisolated static func optionCount(in words: [String]) -> Int {
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
}
