extension CommandSyntax {
    /// The words to type: `count <numbers> ... [--by <by>] [--json]`.
    nonisolated var usage: String {
        let shown = arguments.filter { $0.shouldDisplay && !$0.spellings.contains("--help") }
        let options = shown.filter { $0.kind != .positional }.map { argument in
            let words = [argument.spellings.last ?? ""] + (argument.kind == .option ? [argument.value] : [])
            return argument.isOptional ? "[\(words.joined(separator: " "))]" : words.joined(separator: " ")
        }
        return ([usageWithoutOptions] + options).joined(separator: " ")
    }

    /// The words required at least: `count <numbers> ...`.
    nonisolated var usageWithoutOptions: String {
        let values = positionals.map { argument in
            let value = argument.value + (argument.isRepeating ? " ..." : "")
            return argument.isOptional ? "[\(value)]" : value
        }
        return ([name] + values).joined(separator: " ")
    }

    /// The arguments that are recognized by their position.
    nonisolated var positionals: [ArgumentInfo] {
        arguments.filter { $0.kind == .positional && $0.shouldDisplay }
    }
}
