internal import PlainText

/// A piece of a command's output.
public nonisolated enum OutputPiece: Hashable, Sendable {
    /// Lines that are laid out already, and may hold escape sequences.
    case lines(String)
    /// Sentences, broken into lines where they are written. All but the first line begin with some blanks.
    case prose(StyledText, indent: Int)
    /// Lines of code. The rest of a long line continues below, further in than its beginning.
    case code(StyledText)
    /// A text that another program has shown, such as a pager, and that may not be on the terminal any more.
    case paged
}

extension OutputPiece {
    /// The text without line breaks of the window's, and without escape sequences, or nil if it isn't known any more.
    nonisolated var plainText: String? {
        switch self {
        case .lines(let text): text.withoutEscapeSequences
        case .prose(let text, _), .code(let text): text.string
        case .paged: nil
        }
    }

    /// Returns the text broken into lines of some columns, or nil if it is laid out already.
    package func wrapped(to columns: Int?) -> StyledText? {
        switch self {
        case .lines, .paged: nil
        case .prose(let text, let indent): text.wrapped(to: columns, indent: indent)
        case .code(let text):
            text.lines.map { line in
                line.wrapped(to: columns, indent: line.string.prefix { $0 == " " }.count + 4)
            }.joined(by: "\n")
        }
    }
}
