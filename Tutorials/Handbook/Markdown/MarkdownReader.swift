/// Reads the Markdown that the handbook is written in.
package struct MarkdownReader {
    private let file: String
    private let lines: [String]
    private var next = 0
    private var blocks: [MarkdownBlock] = []

    /// The blocks of a page, in order; throws ``PageError`` if a listing or a comment has no end.
    package static func blocks(of text: String, in file: String) throws(PageError) -> [MarkdownBlock] {
        var reader = MarkdownReader(text, in: file)
        try reader.read()
        return reader.blocks
    }

    private init(_ text: String, in file: String) {
        self.file = file
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private mutating func read() throws(PageError) {
        while next < lines.count {
            // Paragraphs that belong to a number are indented. They are read like others.
            let line = lines[next].drop { $0 == " " }
            let start = next
            next += 1
            if line.isEmpty { continue }
            let content: MarkdownBlock.Content
            if line.hasPrefix("```") {
                content = try fence(beginning: String(line), indented: lines[start].count - line.count)
            } else if line.hasPrefix("<!--") {
                guard line.hasSuffix("-->") else { throw error(at: start, "a comment ends in the line it begins in") }
                content = .comment(line.dropFirst(4).dropLast(3).trimmed)
            } else if let heading = heading(line) {
                content = heading
            } else if line.hasPrefix("!["), let match = line.wholeMatch(of: /!\[(.*)\]\((.*)\)/) {
                content = .image(shows: String(match.1), file: String(match.2))
            } else if line.hasPrefix("|") {
                content = .table(table(beginning: line))
            } else if line.hasPrefix("- ") {
                content = .list(list(beginning: line))
            } else if let (number, text) = numbered(line) {
                content = .numbered(number, continued(text))
            } else {
                content = .paragraph(continued(String(line)))
            }
            blocks.append(MarkdownBlock(content: content, line: start + 1))
        }
    }

    /// A text and the lines that go on with it.
    private mutating func continued(_ text: String) -> String {
        var text = text
        while next < lines.count, case let line = lines[next].trimmed, isContinuation(line) {
            text += " " + line
            next += 1
        }
        return text
    }

    private func isContinuation(_ line: String) -> Bool {
        if line.isEmpty || ["- ", "|", "```", "<!--", "!["].contains(where: line.hasPrefix) { return false }
        return heading(line[...]) == nil && numbered(line[...]) == nil
    }

    private func heading(_ line: Substring) -> MarkdownBlock.Content? {
        let rest = line.drop { $0 == "#" }
        let level = line.count - rest.count
        return level > 0 && rest.hasPrefix(" ") ? .heading(level: level, text: rest.trimmed) : nil
    }

    /// The number that a line begins with, and what it numbers: `1. A question?`
    private func numbered(_ line: Substring) -> (number: Int, text: String)? {
        let digits = line.prefix(while: \.isWholeNumber)
        guard let number = Int(digits), case let rest = line.dropFirst(digits.count), rest.hasPrefix(". ") else {
            return nil
        }
        return (number, rest.dropFirst(2).trimmed)
    }

    private mutating func list(beginning line: Substring) -> [String] {
        var items = [continued(String(line.dropFirst(2)))]
        while next < lines.count, case let line = lines[next].trimmed, line.hasPrefix("- ") {
            next += 1
            items.append(continued(String(line.dropFirst(2))))
        }
        return items
    }

    private mutating func table(beginning line: Substring) -> [[String]] {
        var rows = [cells(of: line)]
        while next < lines.count, lines[next].hasPrefix("|") {
            // The line below the head only says how columns are aligned.
            if lines[next].contains(where: { !"|-: ".contains($0) }) { rows.append(cells(of: lines[next][...])) }
            next += 1
        }
        return rows
    }

    private func cells(of row: Substring) -> [String] {
        row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
    }

    private mutating func fence(
        beginning line: String, indented indent: Int
    ) throws(PageError) -> MarkdownBlock.Content {
        let start = next - 1
        let language = line.dropFirst(3).trimmed
        guard !language.isEmpty else { throw error(at: start, "a listing says what it is: ```console, ```swift") }
        var content: [String] = []
        while next < lines.count {
            let line = lines[next].dropFirst(min(indent, lines[next].prefix { $0 == " " }.count))
            next += 1
            if line == "```" { return .fence(language: language, lines: content) }
            content.append(String(line))
        }
        throw error(at: start, "a listing ends with ```")
    }

    private func error(at index: Int, _ problem: String) -> PageError {
        PageError(file: file, line: index + 1, problem: problem)
    }
}

extension StringProtocol {
    /// The text without blanks at its ends.
    var trimmed: String {
        let start = drop { $0 == " " }
        let end = start.lastIndex { $0 != " " }
        return end.map { String(start[...$0]) } ?? ""
    }
}
