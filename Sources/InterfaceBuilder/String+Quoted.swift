nonisolated extension String {
    /// The string in backticks for a message, cut short if it is long.
    var quoted: String {
        let start = prefix(60)
        return start.endIndex < endIndex ? "`\(start)…`" : "`\(self)`"
    }

    /// Whether there is nothing but white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
