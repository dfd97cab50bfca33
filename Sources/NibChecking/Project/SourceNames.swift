/// The words and strings of a source, and the names that code does something with.
nonisolated struct SourceNames {
    /// What code does with a name.
    enum Use {
        /// Has a list make cells by it: `register…`, `UINib`.
        case registers
        /// Loads a nib by itself: `loadNibNamed`.
        case loads
        /// Looks for a view: `viewWithTag`.
        case looksForTag
    }

    /// Hashes of the words and strings.
    private(set) var words: Set<Int> = []
    private(set) var uses: [Use: Set<String>] = [:]
    /// What is being done, and for how many pieces more names belong to it.
    private var current: (use: Use, left: Int)?

    /// The hash of a word.
    static func hash(_ bytes: some Sequence<UInt8>) -> Int {
        bytes.reduce(-3_750_763_034_362_895_579) { ($0 ^ Int($1)) &* 1_099_511_628_211 }
    }

    /// Looks at the next piece of a source.
    mutating func note(_ token: SourceTokens.Token, in bytes: UnsafeBufferPointer<UInt8>) {
        let isWord = token.kind == .word
        if isWord || token.kind == .string { words.insert(Self.hash(bytes[token.range])) }
        if isWord, "rUnlv".utf8.contains(token.byte), let begun = Self.use(bytes[token.range]) {
            current = begun
        } else if let (use, left) = current {
            let isClass = isWord && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= token.byte
            if isClass || token.kind == .string || isWord && use == .looksForTag, token.range.count < 200 {
                uses[use, default: []].insert(String(decoding: bytes[token.range], as: UTF8.self))
            }
            current = left > 1 ? (use, left - 1) : nil
        }
    }

    /// What a word does, and for how many pieces.
    private static func use(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> (Use, Int)? {
        if word.starts(with: "register".utf8) || word.elementsEqual("UINib".utf8)
            || word.elementsEqual("nibWithNibName".utf8)
        {
            return (.registers, 20)
        }
        if word.elementsEqual("viewWithTag".utf8) { return (.looksForTag, 2) }
        return word.elementsEqual("loadNibNamed".utf8) ? (.loads, 8) : nil
    }
}
