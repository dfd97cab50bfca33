nonisolated extension String {
    /// The text broken between words, so that no line is wider than a number of columns, if its words allow.
    ///
    /// - Parameters:
    ///   - columns: How long lines may be; nil to break none.
    ///   - indent: How many characters come before the text proper. They stay as they are, and the lines that follow
    ///     stand below the text, or further left where little room would remain.
    package func wrapped(to columns: Int?, indent: Int = 0) -> String {
        guard let columns, DisplayWidth.columns(of: self) > columns else { return self }
        let margin = String(repeating: " ", count: min(indent, columns / 3))
        var lines: [String] = []
        var line = String(prefix(indent))
        for word in dropFirst(indent).split(separator: " ") {
            let longer = line + (line.isEmpty || line.hasSuffix(" ") ? "" : " ") + word
            if DisplayWidth.columns(of: longer) > columns, line.count > margin.count {
                lines.append(line)
                line = margin + word
            } else {
                line = longer
            }
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
