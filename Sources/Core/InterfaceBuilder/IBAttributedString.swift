/// A text in pieces that look differently.
public nonisolated struct IBAttributedString: Equatable, Sendable {
    /// A piece of text and how it looks.
    public struct Run: Equatable, Sendable {
        /// The text.
        public let text: String
        /// `NSFont`, `NSColor`, `NSParagraphStyle` and others, by the names they have in the file.
        public let attributes: [String: IBValue]
    }

    /// The pieces in order.
    public let runs: [Run]

    /// The whole text.
    public var string: String { runs.map(\.text).joined() }
}
