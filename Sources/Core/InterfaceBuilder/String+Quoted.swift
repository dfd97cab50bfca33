import PlainText

nonisolated extension String {
    /// The string in backticks for a message, cut short if it is long.
    var quoted: String { "`\(shortened(to: 60))`" }

    /// A Boolean value that indicates whether the text contains only white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
