/// The value of a name in a message: the class, the key, the nib.
struct Value {
    /// The value, or nil if the text has none.
    let text: String?

    private static let marks: Set<Character> = Set("'\"`“”‘’«»()[]{}<>,;:* \t\n")

    /// The value between two places in the letters of a text.
    init(_ name: String, between start: Int, and end: Int, in text: PastedText) {
        let (first, last) = (text.offset(behind: start), text.letters.offsets[end])
        let words = String(decoding: text.utf8[first..<max(first, last)], as: UTF8.self)
        let isClass = ["class", "other"].contains(name)
        self.text = Self.clean(isClass ? Self.firstWord(words) : words, keepingColons: name == "selector")
    }

    /// The value behind a place in the letters of a text: what is in quotation marks, or else a word.
    init(behind end: Int, in text: PastedText) {
        let first = text.offset(behind: end)
        let words = String(decoding: text.utf8[first..<min(text.utf8.count, first + 200)], as: UTF8.self)
            .drop { " \t:\n".contains($0) }
        if let mark = words.first, "'\"“‘`(".contains(mark) {
            let rest = words.dropFirst()
            let closing: Set<Character> = mark == "(" ? [")"] : ["'", "\"", "”", "’", "`"]
            self.text = Self.clean(String(rest.prefix { !closing.contains($0) && $0 != "\n" }))
        } else {
            self.text = Self.clean(Self.firstWord(String(words)))
        }
    }

    /// Returns the values of names before a place in the letters of a text: a word without an address, or a class and
    /// a selector.
    static func values(of names: [String], before start: Int, in text: PastedText) -> [String: String] {
        let last = text.letters.offsets[start]
        let words = String(decoding: text.utf8[max(0, last - 160)..<last], as: UTF8.self)
        switch names.count {
        case 0: return [:]
        case 1:
            let match = words.firstMatch(of: #/([\w.$]+)(?:\s*:?\s*(?:0x[0-9a-fA-F]+|#\d+))?[^\w]*$/#)
            return match.flatMap { clean(String($0.1)) }.map { [names[0]: $0] } ?? [:]
        default:
            guard let match = words.firstMatch(of: #/([\w.$]+)(?:\(\w+\))?\s+([\w:.]+)\]?\W*$/#) else { return [:] }
            return [names[0]: clean(String(match.1)), names[1]: clean(String(match.2), keepingColons: true)]
                .compactMapValues(\.self)
        }
    }

    private static func firstWord(_ words: String) -> String {
        String(words.drop { marks.contains($0) }.prefix { !marks.contains($0) })
    }

    private static func clean(_ value: String, keepingColons: Bool = false) -> String? {
        var value = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        while let last = value.last, marks.contains(last) || ".!…".contains(last) || value.hasSuffix(" -") {
            if keepingColons, last == ":" { break }
            value.removeLast()
        }
        while let first = value.first, marks.contains(first) { value.removeFirst() }
        if value.isEmpty { return nil }
        return readable(value.count > 80 ? value.prefix(79) + "…" : value[...])
    }

    /// A class in the words of its source: `Shop.DishCell` for `_TtC4Shop8DishCell`.
    private static func readable(_ name: Substring) -> String {
        guard let start = ["_TtC", "$s", "_$s"].first(where: name.hasPrefix) else { return String(name) }
        var (names, rest): ([Substring], Substring) = ([], name.dropFirst(start.count))
        while let count = Int(rest.prefix(while: \.isASCIIDigit)), count > 0 {
            rest = rest.drop(while: \.isASCIIDigit)
            guard rest.count >= count else { return String(name) }
            names.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return names.count < 2 ? String(name) : names.joined(separator: ".")
    }
}

extension PastedText {
    /// The offset in the text's UTF-8 behind the letters up to a place.
    func offset(behind place: Int) -> Int {
        guard place > 0 else { return 0 }
        var offset = letters.offsets[place - 1] + 1
        while offset < utf8.count, utf8[offset] & 0xC0 == 0x80 { offset += 1 }
        return offset
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
