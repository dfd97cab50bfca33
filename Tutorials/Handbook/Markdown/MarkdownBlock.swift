/// A piece of a page: a paragraph, a list, a listing.
///
/// Only what the handbook uses is known: what forges, DocC and a terminal all show.
public struct MarkdownBlock: Equatable, Sendable {
    /// The kind and text of a block.
    public enum Content: Equatable, Sendable {
        /// A heading; 1 is the page's title.
        case heading(level: Int, text: String)
        /// Sentences, in one line.
        case paragraph(String)
        /// A paragraph with a number before it.
        case numbered(Int, String)
        /// Items with a dash before each, in one line each.
        case list([String])
        /// Lines that stand as they are, and what they are written in: `console`, `swift`, `xml`, `text`.
        case fence(language: String, lines: [String])
        /// Rows of cells; the first is the head.
        case table([[String]])
        /// An image, what it shows, and the file it is in.
        case image(shows: String, file: String)
        /// A comment, which readers don't see: a mark.
        case comment(String)
    }

    /// The kind and text of the block.
    public let content: Content
    /// Its first line on the page, counted from 1.
    public let line: Int
}
