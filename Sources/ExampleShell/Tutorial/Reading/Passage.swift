package import Handbook

/// A piece of the handbook as it is written on a terminal.
package struct Passage {
    private let appearance: Appearance

    package init(in appearance: Appearance) {
        self.appearance = appearance
    }

    /// Blocks with empty lines between them.
    package func text(of blocks: [MarkdownBlock]) -> String { texts(of: blocks).joined(separator: "\n\n") }

    /// What there is to read of blocks: a text for each that the tutorial writes.
    func texts(of blocks: [MarkdownBlock]) -> [String] {
        blocks.filter(\.isForTheTutorial).map { lines(of: $0.content).joined(separator: "\n") }.filter { !$0.isEmpty }
    }

    /// One line of prose, or as many as it needs.
    package func text(_ markdown: String, _ role: TextRole = .plain, indent: Int = 0) -> String {
        broken(prose(markdown, role), indent: indent).joined(separator: "\n")
    }

    /// Answers to choose from, each after its number.
    func text(numbering options: [String]) -> String {
        options.enumerated().map { text("  \($0.offset + 1)  \($0.element)", indent: 5) }.joined(separator: "\n")
    }

    private func lines(of content: MarkdownBlock.Content) -> [String] {
        switch content {
        case .heading(_, let text): broken(prose(text, .bold))
        case .paragraph(let text): broken(prose(text))
        case .numbered(let number, let text): broken(prose("\(number). \(text)"), indent: 3)
        // An exercise is a lesson of its own.
        case .list(let items): items.filter { !$0.hasPrefix("Do: ") }.flatMap { broken(prose("- \($0)"), indent: 2) }
        case .fence(_, let lines): listing(lines)
        case .table(let rows): table(rows)
        // The program shows the real thing, and marks are not for readers.
        case .image, .comment: []
        }
    }

    private static let tests = /\[([^\]]+)\]\(\.\.\/\.\.\/(Tests\/[^)]+)\)/
    private static let emphasis = /\*([^* ][^*]*)\*/

    private func broken(_ text: StyledText, indent: Int = 0) -> [String] {
        text.wrapped(to: appearance.proseColumns, indent: indent).lines.map { $0.text(in: appearance.style) }
    }

    /// Lines of a listing, no further from the edge than they need be, and broken at blanks.
    private func listing(_ lines: [String]) -> [String] {
        let indents = lines.map { line in line.prefix { $0 == " " }.count }
        let common = zip(lines, indents).filter { !$0.0.isEmpty }.map(\.1).min() ?? 0
        return zip(lines, indents).flatMap { line, indent in
            line.isEmpty ? [""] : broken(StyledText("    " + line.dropFirst(common)), indent: 4 + indent - common)
        }
    }

    private func table(_ rows: [[String]]) -> [String] {
        let cells = rows.map { $0.map { prose($0) } }
        let widths = (cells.first ?? []).indices.map { column in
            cells.map { column < $0.count ? $0[column].columns : 0 }.max() ?? 0
        }
        return cells.map { row in
            let padded = zip(row, widths).map { $0 + StyledText(String(repeating: " ", count: $1 - $0.columns + 2)) }
            return padded.reduce(StyledText(""), +).text(in: appearance.style).trimmingSuffix(" ")
        }
    }

    /// A line of Markdown: what is code or bold in it is bold. Where nothing can be, code stands in quotation marks.
    private func prose(_ markdown: String, _ role: TextRole = .plain) -> StyledText {
        // Nothing can be clicked here: tests are to be found by their path, pages and types by their names.
        let text = markdown.replacing(Self.tests) { "\($0.1) (\($0.2))" }.withoutLinks
        var result = StyledText("")
        for (index, piece) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
            let isCode = index % 2 == 1
            if isCode {
                let quote = appearance.style.attributes ? "" : "\""
                result.append(quote + piece + quote, .bold)
            } else {
                for (index, part) in piece.components(separatedBy: "**").enumerated() {
                    let plain = part.replacing(Self.emphasis) { $0.1 }
                    result.append(plain, index % 2 == 1 ? .bold : role)
                }
            }
        }
        return result
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        var text = self
        while text.last == character { text.removeLast() }
        return text
    }
}
