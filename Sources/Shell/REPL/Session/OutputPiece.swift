internal import PlainText

/// A piece of a command's output.
public nonisolated enum OutputPiece: Hashable, Sendable {
    /// Lines that are laid out already, and may hold escape sequences.
    case lines(String)
    /// Sentences, broken into lines where they are written. All but the first line begin with some blanks.
    case prose(StyledText, indent: Int)
    /// A text that the user read in a pager, and that is not on the terminal any more.
    case paged
}

extension OutputPiece {
    /// The text without line breaks of the window's, and without escape sequences, or nil if it isn't known any more.
    nonisolated var plainText: String? {
        switch self {
        case .lines(let text): text.withoutEscapeSequences
        case .prose(let text, _): text.string
        case .paged: nil
        }
    }
}
