internal import PlainText

/// A highlighter that finds the role of each character of Swift code, well enough for reading, without a parser.
nonisolated struct SwiftHighlighter {
    private let characters: [Character]
    private var index = 0
    private var roles: [TextRole]
    /// A Boolean value that indicates whether the next name is being declared.
    private var declares = false

    /// The code as lines whose keywords, comments, strings and declared names say that they are such. O(*n*).
    static func lines(of code: String) -> [StyledText] {
        var highlighter = SwiftHighlighter(code)
        highlighter.run()
        let glyphs = zip(highlighter.characters, highlighter.roles).map { (character: $0, role: $1) }
        return StyledText(glyphs: glyphs).lines
    }

    private init(_ code: String) {
        characters = Array(code)
        roles = Array(repeating: .plain, count: characters.count)
    }

    private mutating func run() {
        while index < characters.count {
            if starts(with: "//") {
                mark(upTo: characters[index...].firstIndex(of: "\n") ?? characters.count, .dim)
            } else if starts(with: "/*") {
                mark(upTo: end(of: "*/", from: index + 2), .dim)
            } else if starts(with: "\"\"\"") {
                mark(upTo: end(of: "\"\"\"", from: index + 3), .name)
            } else if starts(with: "#\"") {
                mark(upTo: end(of: "\"#", from: index + 2), .name)
            } else if characters[index] == "\"" {
                mark(upTo: endOfString(from: index), .name)
            } else if isPartOfWord(characters[index]) {
                markWord()
            } else {
                index += 1
            }
        }
    }

    private mutating func markWord() {
        let end = characters[index...].firstIndex { !isPartOfWord($0) } ?? characters.count
        let word = String(characters[index..<end])
        let before = index > 0 ? characters[index - 1] : " "
        if before == "@" || before == "#" {
            roles[index - 1] = .accent
            mark(upTo: end, .accent)
        } else if before != ".", Self.keywords.contains(word) {
            declares = Self.declaring.contains(word)
            mark(upTo: end, .accent)
        } else {
            mark(upTo: end, declares && before != "." ? .bold : .plain)
            declares = false
        }
    }

    private mutating func mark(upTo end: Int, _ role: TextRole) {
        for place in index..<end { roles[place] = role }
        index = end
    }

    private func starts(with text: String) -> Bool { characters[index...].starts(with: text) }

    /// Returns the end of the next occurrence of a text, or the end of the code.
    private func end(of text: String, from start: Int) -> Int {
        let sign = Array(text)
        var place = min(start, characters.count)
        while place < characters.count, !characters[place...].starts(with: sign) { place += 1 }
        return min(place + sign.count, characters.count)
    }

    /// Returns the end of a string on one line. Expressions in it may contain strings.
    private func endOfString(from start: Int) -> Int {
        var place = start + 1
        var depth = 0
        while place < characters.count, characters[place] != "\n" {
            switch characters[place] {
            case "\\" where depth == 0:
                place += 1
                if place < characters.count, characters[place] == "(" { depth = 1 }
            case "(" where depth > 0: depth += 1
            case ")" where depth > 0: depth -= 1
            case "\"" where depth == 0: return place + 1
            case "\"": place = endOfString(from: place) - 1
            default: break
            }
            place += 1
        }
        return min(place, characters.count)
    }

    private func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private static let declaring: Set<String> = [
        "class", "struct", "enum", "protocol", "extension", "func", "typealias", "actor", "case",
    ]

    private static let keywords: Set<String> = declaring.union([
        "as", "associatedtype", "break", "catch", "continue", "convenience", "default", "defer", "deinit", "do", "else",
        "fallthrough", "false", "fileprivate", "final", "for", "get", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "open", "override", "private", "public",
        "repeat", "required", "rethrows", "return", "self", "Self", "set", "some", "any", "static", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "unowned", "var", "weak", "where", "while", "willSet",
        "didSet", "package",
    ])
}
