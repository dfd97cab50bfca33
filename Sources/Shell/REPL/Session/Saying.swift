internal import PlainText

/// Something that a command says.
public nonisolated enum Saying: Hashable, Sendable {
    /// Lines that are laid out already, and may hold escape sequences.
    case lines(String)
    /// Sentences, broken into lines where they are written; all but the first line begin with some blanks.
    case prose(StyledText, indent: Int)
    /// Something that was read in a pager, and is not on the terminal any more.
    case paged
}

extension Saying {
    /// The text without line breaks of the window's, and without escape sequences; nil if it isn't known any more.
    nonisolated var plainText: String? {
        switch self {
        case .lines(let text): text.withoutEscapeSequences
        case .prose(let text, _): text.string
        case .paged: nil
        }
    }
}
