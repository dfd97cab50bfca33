/// The words and strings of a source, and the names that its code does something with.
nonisolated struct SourceNames {
    enum Use {
        /// The code registers cells with a list: `register…`, `UINib`.
        case registers
        /// Loads a nib by itself: `loadNibNamed`.
        case loads
        /// Looks for a view: `viewWithTag`.
        case looksForTag
        /// Asks a list for a cell: `dequeue…`.
        case dequeues
    }

    /// The hashes of the words and strings, except for identifiers that only dequeue cells.
    private(set) var words: Set<Int> = []
    /// The strings and words that code does something with.
    private(set) var uses: [Use: Set<String>] = [:]
    /// The identifiers of cells that there must be: the program ends if a list has no such cell. Their places follow.
    private(set) var demands: [String: Int] = [:]
    /// The current use, and the number of pieces whose names belong to it.
    private var current: (use: Use, left: Int)?
    private var asked: SourceTokens.Token?

    func mentions(_ word: String) -> Bool { words.contains(Self.hash(word.utf8)) }

    static func hash(_ bytes: some Sequence<UInt8>) -> Int {
        bytes.reduce(-3_750_763_034_362_895_579) { ($0 ^ Int($1)) &* 1_099_511_628_211 }
    }

    mutating func note(_ token: SourceTokens.Token) {
        if let identifier = asked, !("," ~= token) {
            asked = nil
            if token == "for" || token == "forIndexPath" {
                demands[identifier.text] = identifier.range.lowerBound
            } else {
                words.insert(Self.hash(identifier.bytes))
            }
        }
        if token.kind == .string, current?.use == .dequeues {
            (asked, current) = (token, nil)
            return
        }
        let isWord = token.kind == .word
        if token.kind != .mark { words.insert(Self.hash(token.bytes)) }
        if isWord, "rUnlvd".utf8.contains(token.byte), let begun = Self.use(token) {
            current = begun
        } else if let (use, left) = current {
            let isClass = isWord && 65...90 ~= token.byte
            if isClass || token.kind == .string || isWord && use == .looksForTag, token.range.count < 200 {
                uses[use, default: []].insert(token.text)
            }
            current = left > 1 ? (use, left - 1) : nil
        }
    }

    /// Returns the use of a word, and its number of pieces.
    private static func use(_ word: SourceTokens.Token) -> (Use, Int)? {
        if word.bytes.starts(with: "register".utf8) || word == "UINib" || word == "nibWithNibName" {
            return (.registers, 20)
        }
        if word.bytes.starts(with: "dequeueReusable".utf8) { return (.dequeues, 10) }
        if word == "viewWithTag" { return (.looksForTag, 2) }
        return word == "loadNibNamed" ? (.loads, 8) : nil
    }
}
