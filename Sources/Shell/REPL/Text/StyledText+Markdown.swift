package import Canvases
internal import Foundation

nonisolated extension StyledText {
    /// A line of Markdown without links, with code and bold text in bold. If the style has no bold, code is in
    /// quotation marks, or in backticks if it contains some.
    package init(markdown: String, _ role: TextRole = .plain, in style: TerminalStyle) {
        self.init("")
        let pieces = markdown.split(separator: "`", omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
            if index % 2 == 1 {
                let isQuoted = pieces[index - 1].hasSuffix("“") && pieces.dropFirst(index + 1).first?.first == "”"
                let isBare = style.attributes || isQuoted
                let quote = isBare ? "" : piece.contains("\"") ? "`" : "\""
                append(quote + piece + quote, .bold)
            } else {
                for (index, part) in piece.components(separatedBy: "**").enumerated() {
                    append(part.replacing(/\*([^* ][^*]*)\*/) { $0.1 }, index % 2 == 1 ? .bold : role)
                }
            }
        }
    }
}
