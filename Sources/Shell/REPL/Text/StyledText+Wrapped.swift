internal import PlainText

nonisolated extension StyledText {
    /// Returns the text broken at blanks, so that no line takes more than a number of columns. A word that is wider is
    /// broken, too.
    ///
    /// - Parameters:
    ///   - columns: The maximum length of lines, at least 1, or nil to break no line.
    ///   - indent: The number of characters before the text proper. They stay as they are, and the lines that follow
    ///     stand below the text, or further left where little room would remain.
    public func wrapped(to columns: Int?, indent: Int = 0) -> StyledText {
        guard let columns else { return self }
        return lines.map { line in
            if line.fits(in: columns) { return line }
            let glyphs = line.glyphs
            let breaks = LineBreaks(glyphs.map(\.character), columns: columns, indent: indent)
            let margin = StyledText("\n" + String(repeating: " ", count: breaks.margin))
            return breaks.pieces.map { StyledText(glyphs: glyphs[$0]) }.joined(by: margin)
        }.joined(by: "\n")
    }

    /// Returns a Boolean value that indicates whether breaking the text, a line, would leave it unchanged.
    package func fits(in columns: Int) -> Bool { self.columns <= columns && runs.last?.text.last != " " }

    /// Returns the text with every line cut to a number of columns, if there is one. `…` replaces the rest.
    package func cut(to columns: Int?) -> StyledText {
        guard let columns else { return self }
        return lines.map { line in
            guard line.columns > columns else { return line }
            var room = columns - 1
            let rest = line.glyphs.prefix { glyph in
                room -= DisplayWidth.columns(of: glyph.character)
                return room >= 0
            }
            return StyledText(glyphs: rest) + StyledText("…", .dim)
        }.joined(by: "\n")
    }

    /// Returns the text with blanks after it up to a number of columns.
    package func padded(to width: Int) -> StyledText {
        self + StyledText(String(repeating: " ", count: max(0, width - columns)))
    }
}
