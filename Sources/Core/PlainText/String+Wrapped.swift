nonisolated extension String {
    /// Returns the text broken between words, so that no line is wider than a number of columns, or unbroken. A word
    /// that is wider is broken, too. The first characters come before the text proper. They stay as they are, and the
    /// lines that follow are below the text, or further left where little room would remain.
    package func wrapped(to columns: Int?, indent: Int = 0) -> String {
        guard let columns else { return self }
        return split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let characters = Array(line)
            let breaks = LineBreaks(characters, columns: columns, indent: indent)
            return breaks.pieces.map { String(characters[$0]) }
                .joined(separator: "\n" + String(repeating: " ", count: breaks.margin))
        }.joined(separator: "\n")
    }
}
