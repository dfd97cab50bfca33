package import ExampleShell
internal import Foundation
package import Handbook

/// A piece of the handbook as it is written on a terminal.
package struct Passage {
    private let appearance: Appearance

    package init(in appearance: Appearance) {
        self.appearance = appearance
    }

    /// Blocks with empty lines between them.
    package func text(of blocks: [MarkdownBlock]) -> String {
        texts(of: blocks).map { piece in
            piece.texts(columns: appearance.proseColumns).map { $0.text(in: appearance.style) }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// Returns the texts of blocks, one for each that the tutorial writes.
    package func texts(of blocks: [MarkdownBlock]) -> [OutputPiece] {
        blocks.filter(\.isForTheTutorial).compactMap { piece(of: $0.content) }
    }

    func text(_ markdown: String, _ role: TextRole = .plain, indent: Int = 0) -> OutputPiece {
        .prose(prose(markdown, role), indent: indent)
    }

    /// Answers to choose from, each after its number.
    func text(numbering options: [String]) -> OutputPiece {
        .prose(options.enumerated().map { prose("  \($0.offset + 1)  \($0.element)") }.joined(by: "\n"), indent: 5)
    }

    /// Lines of a listing to choose from, each after its number.
    func text(numbering listing: MarkdownBlock) -> OutputPiece? {
        guard case .fence(_, let lines) = listing.content else { return nil }
        return self.listing(lines, isNumbered: true)
    }

    private func piece(of content: MarkdownBlock.Content) -> OutputPiece? {
        switch content {
        case .heading(_, let text): self.text(text, .bold)
        case .paragraph(let text): self.text(text)
        case .numbered(let number, let text): self.text("\(number). \(text)", indent: 3)
        // An exercise is a lesson of its own.
        case .list(let items):
            .prose(items.filter { !$0.hasPrefix("Do: ") }.map { prose("- \($0)") }.joined(by: "\n"), indent: 2)
        case .fence(_, let lines): listing(lines)
        case .table(let rows): table(rows)
        // The program shows the real thing, and marks are not for readers.
        case .image, .comment: nil
        }
    }

    private static let tests = /\[([^\]]+)\]\(\.\.\/\.\.\/(Tests\/[^)]+)\)/

    /// Returns the lines of a listing, as near to the edge as possible. The rest of a long line continues below,
    /// further in. A comment is dim, so that its rest doesn't look like code.
    private func listing(_ lines: [String], isNumbered: Bool = false) -> OutputPiece {
        let indents = lines.filter { !$0.isEmpty }.map { line in line.prefix { $0 == " " }.count }
        let common = indents.min() ?? 0
        let text = lines.enumerated().map { index, line in
            let start = isNumbered ? "  \(index + 1)  " : "    "
            let isComment = line.trimmingPrefix { $0 == " " }.hasPrefix("//")
            return StyledText(line.isEmpty ? "" : start + line.dropFirst(common), isComment ? .dim : .plain)
        }
        return isNumbered ? .prose(text.joined(by: "\n"), indent: 8) : .code(text.joined(by: "\n"))
    }

    private func table(_ rows: [[String]]) -> OutputPiece {
        // A row ends with the last cell in which something is.
        let cells = rows.map { $0.reversed().drop(while: \.isEmpty).reversed().map { prose($0) } }
        let widths = (cells.first ?? []).indices.map { column in
            cells.map { column < $0.count ? $0[column].columns : 0 }.max() ?? 0
        }
        let lines = cells.map { row in
            zip(row.dropLast(), widths).map { $0.padded(to: $1 + 2) }.reduce(StyledText(""), +) + (row.last ?? "")
        }
        return .prose(lines.joined(by: "\n"), indent: 2)
    }

    /// A line of Markdown.
    private func prose(_ markdown: String, _ role: TextRole = .plain) -> StyledText {
        // Links don't work here, so tests are named by their path, pages and types by their names.
        let text = markdown.replacing(Self.tests) { "\($0.1) (\($0.2))" }.withoutLinks
        return StyledText(markdown: text, role, in: appearance.style)
    }
}
