nonisolated struct ArgumentInfo: Decodable {
    enum Kind: String, Decodable {
        case positional, option, flag
    }

    struct Name: Decodable {
        let kind: String
        let name: String

        /// The name as it is typed: `--json`, `-h`.
        var spelling: String { (kind == "long" ? "--" : "-") + name }
    }

    /// The completion of values, if the argument's declaration has one.
    struct Completion: Decodable {
        struct List: Decodable { let values: [String] }
        struct File: Decodable { let extensions: [String] }
        struct Directory: Decodable {}

        let list: List?
        let file: File?
        let directory: Directory?
    }

    let kind: Kind
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let abstract: String?
    let names: [Name]?
    let valueName: String?
    let allValues: [String]?
    let completionKind: Completion?
    let parsingStrategy: String?

    /// A Boolean value that indicates whether all words that follow the option are its values, even `-1` or `--set`.
    var takesRest: Bool { kind == .option && parsingStrategy == "allRemainingInput" }
    /// The name of its value, `<rows>`.
    var value: String { "<\(valueName ?? "value")>" }

    /// The first sentence of the description of the argument, as it continues after a colon.
    var meaning: String {
        let line = (abstract ?? "").prefix { $0 != "\n" }
        let text = line.firstRange(of: ". ").map { line[..<$0.lowerBound] } ?? line
        return text.prefix(1).lowercased() + (text.last == "." ? text.dropFirst().dropLast() : text.dropFirst())
    }

    func takes(in command: String) -> String { "\(kind == .option ? spellings.last ?? command : command) takes" }

    var spellings: [String] { (names ?? []).map(\.spelling) }
}
