extension String {
    /// The text with the words of its links alone, as a terminal shows it.
    package var withoutLinks: String { replacing(Self.link) { $0.1 } }

    private static let link = /\[([^\]]+)\]\([^)]+\)/
}
