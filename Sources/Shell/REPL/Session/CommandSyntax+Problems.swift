internal import PlainText

extension CommandSyntax {
    /// Returns the problem with words that ArgumentParser refused, or its own message if there is no better one.
    nonisolated func problem(in words: [String], saying message: String) -> UsageProblem {
        let roles = self.roles(of: words)
        let text =
            unknownOption(in: words, roles) ?? wrongValue(in: words, roles, saying: message)
            ?? missingValue(of: words, roles) ?? surplus(in: words, roles) ?? missing(in: roles) ?? message
        return UsageProblem(description: text, usage: usage)
    }

    private nonisolated func unknownOption(in words: [String], _ roles: [Role]) -> String? {
        for case (let word, .option) in zip(words, roles) where word != "--" {
            let name = String(word.prefix { $0 != "=" })
            guard !optionNames.contains(name) else { continue }
            let own = optionNames.filter { !["-h", "--help"].contains($0) }
            let right =
                nearestName(to: name, among: optionNames).map { "did you mean \"\($0)\"?" }
                ?? (own.isEmpty ? "it has none" : "it has \(own.joined(separator: ", "))")
            return "\(self.name) has no option \"\(name)\"; \(right)"
        }
        return nil
    }

    /// Returns the problem with a wrong value. Only ArgumentParser knows which word it is, because it alone knows the
    /// types.
    private nonisolated func wrongValue(in words: [String], _ roles: [Role], saying message: String) -> String? {
        guard let match = message.prefixMatch(of: #/The value '(.*)' is invalid for '(.*?)'/#) else { return nil }
        let value = String(match.1)
        let argument = zip(words, roles).compactMap { word, role -> ArgumentInfo? in
            switch role {
            case .value(let argument), .positional(let argument?):
                word == value && match.2.contains(argument.value) ? argument : nil
            case .option:
                word.hasSuffix("=" + value) ? arguments.first { $0.spellings.contains { word.hasPrefix($0) } } : nil
            case .positional(nil): nil
            }
        }.first
        guard let argument else { return nil }
        if let all = argument.allValues, !all.isEmpty {
            let nearest = probableName(for: value, among: all).map { "; did you mean \"\($0)\"?" }
            let choice = (all.count == 1 ? "only " : "one of ") + all.joined(separator: ", ")
            return "\(argument.takes(in: name)) \(choice), not \"\(value)\"\(nearest ?? "")"
        }
        return "\(argument.takes(in: name)) \(argument.value), not \"\(value)\": \(argument.meaning)"
    }

    /// An option at the end, or one behind which another seems to follow: ArgumentParser takes no value that begins so.
    private nonisolated func missingValue(of words: [String], _ roles: [Role]) -> String? {
        for (index, word) in words.enumerated() {
            let next = words.dropFirst(index + 1).first
            guard case .option = roles[index], next.map({ $0.hasPrefix("-") && $0 != "-" }) ?? true,
                let option = arguments.first(where: { $0.kind == .option && $0.spellings.contains(word) })
            else { continue }
            if let next, Double(next) != nil {
                return "\(word) takes \(option.value), not \"\(next)\": \(option.meaning)"
            }
            return "\(word) needs \(option.value): \(option.meaning)"
        }
        return nil
    }

    private nonisolated func surplus(in words: [String], _ roles: [Role]) -> String? {
        for case (let word, .positional(nil)) in zip(words, roles) {
            let count = ["no argument", "one argument", "two arguments"].dropFirst(positionals.count).first
            return "\(name) takes \(count ?? "\(positionals.count) arguments"); \"\(word)\" is one too many"
        }
        return nil
    }

    private nonisolated func missing(in roles: [Role]) -> String? {
        let given = roles.count { if case .positional(_?) = $0 { true } else { false } }
        guard let argument = positionals.dropFirst(given).first(where: { !$0.isOptional }) else { return nil }
        return "\(name) needs \(argument.value): \(argument.meaning)"
    }
}
