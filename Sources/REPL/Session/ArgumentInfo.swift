/// One argument of a command, as ArgumentParser describes it to tools.
nonisolated struct ArgumentInfo: Decodable {
    /// How the argument is given.
    enum Kind: String, Decodable {
        case positional, option, flag
    }

    /// One of the names of an option or flag.
    struct Name: Decodable {
        let kind: String
        let name: String

        /// The name as it is typed: `--json`, `-h`.
        var spelling: String { (kind == "long" ? "--" : "-") + name }
    }

    /// How values are completed, where the argument's declaration says so.
    struct Completion: Decodable {
        struct List: Decodable { let values: [String] }
        struct File: Decodable { let extensions: [String] }
        struct Directory: Decodable {}

        let list: List?
        let file: File?
        let directory: Directory?
    }

    let kind: Kind
    let shouldDisplay: Bool?
    let isRepeating: Bool
    let names: [Name]?
    let valueName: String?
    let allValues: [String]?
    let completionKind: Completion?

    /// All names as they are typed.
    var spellings: [String] { (names ?? []).map(\.spelling) }
}
