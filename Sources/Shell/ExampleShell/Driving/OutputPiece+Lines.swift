package import Canvases

extension OutputPiece {
    /// Returns the text, with prose no wider than some columns, and anything laid out as it is.
    package func texts(columns: Int?) -> [StyledText] {
        switch self {
        case .paged: []
        case .lines(let text): StyledText(text).lines
        case .prose, .code: wrapped(to: columns)?.lines ?? []
        }
    }

    /// Returns the same lines as a terminal shows them. Laid out text may contain escape codes.
    package func lines(columns: Int?, in style: TerminalStyle) -> [TerminalLine] {
        if case .lines(let text) = self {
            return text.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalLine(String($0)) }
        }
        return texts(columns: columns).map { TerminalLine($0.text(in: style)) }
    }
}
