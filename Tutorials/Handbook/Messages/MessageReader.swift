/// Reads the sections of the handbook's page of messages.
struct MessageReader {
    private let file: String
    private var messages: [Message] = []
    private var heading = ""
    private var title = ""
    private var line = 0
    private var wordings: [String] = []
    private var meaning: [String] = []
    private var causes: [Message.Cause] = []
    private var facts: [String: [String]] = [:]

    /// Returns the messages of a page, in order; throws ``PageError`` if a section doesn't have its form.
    static func messages(in page: String, named file: String) throws(PageError) -> [Message] {
        var reader = MessageReader(file: file)
        for block in try MarkdownReader.blocks(of: page, in: file) { try reader.read(block) }
        try reader.endSection()
        return reader.messages
    }

    private init(file: String) { self.file = file }

    private mutating func read(_ block: MarkdownBlock) throws(PageError) {
        switch block.content {
        case .heading(let level, let text):
            try endSection()
            if level == 2 { heading = text }
            if level == 3 { (title, line) = (text, block.line) }
        case .fence(_, let lines) where !title.isEmpty: wordings += lines
        case .paragraph(let text) where !title.isEmpty: meaning.append(text)
        case .numbered(_, let text) where !title.isEmpty: causes.append(Self.cause(text))
        case .list(let items) where !title.isEmpty:
            for item in items {
                guard let match = item.wholeMatch(of: #/\*\*(\w+)\*\* (.+)/#) else {
                    throw error("an item begins with Stack, Here or Source in bold", at: block.line)
                }
                facts[String(match.1), default: []].append(String(match.2))
            }
        default: break
        }
    }

    private mutating func endSection() throws(PageError) {
        guard !title.isEmpty else { return }
        let stacks = (facts["Stack"] ?? []).map(Self.code)
        if wordings.isEmpty, stacks.isEmpty { throw error("a message has its words in a listing, or a stack") }
        if meaning.isEmpty || causes.isEmpty { throw error("a message has a meaning, and causes with numbers") }
        guard let shown = facts["Here"]?.first, let source = facts["Source"]?.first else {
            throw error("a message has items that begin with **Here** and **Source**")
        }
        messages.append(
            Message(
                title: title, heading: heading, wordings: wordings, stacks: stacks,
                meaning: meaning.joined(separator: " "), causes: causes, shown: shown, source: source))
        (title, wordings, meaning, causes, facts) = ("", [], [], [], [:])
    }

    /// A cause whose text may begin with what in the pasted text shows it.
    private static func cause(_ text: String) -> Message.Cause {
        let beginning = text.prefixMatch(of: #/If the text contains (.+?),\s/#)
        let advice = beginning.map { text[$0.range.upperBound...] } ?? text[...]
        return Message.Cause(
            text: text, advice: advice.prefix(1).uppercased() + advice.dropFirst(),
            signs: beginning.map { code(String($0.1)) } ?? [],
            rules: text.matches(of: #/`nib lint --rule ([a-z-]+)`/#).map { String($0.1) })
    }

    /// The pieces of code in a text.
    private static func code(_ text: String) -> [String] { text.matches(of: #/`([^`]+)`/#).map { String($0.1) } }

    private func error(_ problem: String, at line: Int? = nil) -> PageError {
        PageError(file: file, line: line ?? self.line, problem: problem)
    }
}
