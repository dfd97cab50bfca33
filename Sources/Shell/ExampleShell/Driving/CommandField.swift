/// A command that is being typed.
struct CommandField {
    private(set) var beforeCursor = ""
    private(set) var afterCursor = ""
    /// The names among which Tab could not choose.
    private(set) var candidates: [String] = []

    var text: String { beforeCursor + afterCursor }

    /// Creates a command, with the cursor between its beginning and its ending.
    init(_ beginning: String = "", ending: String = "") { (beforeCursor, afterCursor) = (beginning, ending) }

    /// Handles a key in the text. `complete` returns the possible ends of the text.
    mutating func handle(_ key: TerminalKey, completing complete: (String) -> Completions) {
        candidates = []
        switch key {
        case .character(let character): beforeCursor.append(character)
        case .paste(let text): beforeCursor += text.split(whereSeparator: \.isNewline).joined(separator: " ")
        case .backspace: _ = beforeCursor.popLast()
        case .delete, .control("d"): afterCursor = String(afterCursor.dropFirst())
        case .left, .control("b"): beforeCursor.popLast().map { afterCursor.insert($0, at: afterCursor.startIndex) }
        case .right, .control("f"): if !afterCursor.isEmpty { beforeCursor.append(afterCursor.removeFirst()) }
        case .home, .control("a"): (beforeCursor, afterCursor) = ("", text)
        case .end, .control("e"): (beforeCursor, afterCursor) = (text, "")
        case .control("u"): beforeCursor = ""
        case .control("k"): afterCursor = ""
        case .control("w"): deleteWord()
        case .tab: take(complete(beforeCursor).words)
        default: break
        }
    }

    private mutating func deleteWord() {
        while beforeCursor.last == " " { beforeCursor.removeLast() }
        while let last = beforeCursor.last, last != " " { beforeCursor.removeLast() }
    }

    /// Writes as much as all words have in common.
    private mutating func take(_ words: [String]) {
        guard let first = words.first else { return }
        let common = words.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        let typed = beforeCursor.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        beforeCursor += common.dropFirst(typed.count).replacing(" ", with: "\\ ")
        if words.count > 1 {
            candidates = words
        } else if !first.hasSuffix("/") {
            beforeCursor += " "
        }
    }
}
