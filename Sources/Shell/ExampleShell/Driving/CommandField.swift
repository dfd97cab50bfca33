/// A command that is being typed, or a text for a field and the command that types it.
struct CommandField {
    private var before: String
    private var after = ""
    /// The command that types the text, or nil if the text is the command.
    private let command: String?
    /// The words after the text.
    private var ending: String
    /// The names among which Tab could not choose.
    private(set) var candidates: [String] = []

    /// Creates a command, with the cursor behind its beginning.
    init(_ beginning: String = "") { (before, command, ending) = (beginning, nil, "") }

    /// Creates a text for a field. Whatever a user types belongs to the text, also quotation marks.
    init(text: String, typedBy command: String, ending: String) {
        (before, self.command, self.ending) = (text, command, ending)
    }

    /// The command, which does the same at a prompt.
    var text: String {
        if let command, before.isEmpty, after.isEmpty { return command + ending }
        return beforeCursor + afterCursor
    }

    /// A Boolean value that indicates whether a user types a text for a field.
    var typesText: Bool { command != nil }

    /// The command without the words after the text.
    var textWithoutEnding: String {
        var field = self
        field.ending = ""
        return field.text
    }

    var beforeCursor: String {
        guard let command else { return before }
        if before.isEmpty, after.isEmpty, ending.isEmpty { return command }
        let beginning = command + (isLikeOption ? "\(ending) -- " : " ")
        return beginning + (isQuoted ? "\"\(before.escapedForPrompt)" : before)
    }

    var afterCursor: String {
        guard command != nil else { return after }
        return (isQuoted ? "\(after.escapedForPrompt)\"" : after) + (isLikeOption ? "" : ending)
    }

    /// A Boolean value that indicates whether the text could be an option of the command.
    private var isLikeOption: Bool { (before + after).hasPrefix("-") }

    private var isQuoted: Bool {
        let text = before + after
        let hasOption = !isLikeOption && text.split(separator: " ").contains { $0.hasPrefix("-") }
        return hasOption || text.asWords != text
    }

    /// Handles a key in the text. `complete` returns the possible ends of the text.
    mutating func handle(_ key: TerminalKey, completing complete: (String) -> Completions) {
        candidates = []
        switch key {
        case .character(let character): before.append(character)
        case .paste(let text): before += text.split(whereSeparator: \.isNewline).joined(separator: " ")
        case .backspace: _ = before.popLast()
        // At the end of a text, the words after it go.
        case .delete where after.isEmpty, .control("k") where after.isEmpty: ending = ""
        case .delete, .control("d"): after = String(after.dropFirst())
        case .left, .control("b"): before.popLast().map { after.insert($0, at: after.startIndex) }
        case .right, .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
        case .home, .control("a"): (before, after) = ("", before + after)
        case .end, .control("e"): (before, after) = (before + after, "")
        case .control("u"): before = ""
        case .control("k"): after = ""
        case .control("w"): deleteWord()
        case .tab: take(complete(before).words)
        default: break
        }
    }

    private mutating func deleteWord() {
        while before.last == " " { before.removeLast() }
        while let last = before.last, last != " " { before.removeLast() }
    }

    /// Writes as much as all words have in common.
    private mutating func take(_ words: [String]) {
        guard let first = words.first else { return }
        let common = words.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        let typed = before.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
        before += common.dropFirst(typed.count).replacing(" ", with: "\\ ")
        if words.count > 1 {
            candidates = words
        } else if !first.hasSuffix("/") {
            before += " "
        }
    }
}
