import Drawing

extension TerminalCanvas {
    /// The picture as one string: a line per row of cells, joined by line feeds.
    ///
    /// Escape sequences come only where the pen changes, and none reaches past the end of its line. Blanks at the end
    /// of a line that would show nothing are left out.
    /// - Parameter style: What the terminal can show.
    /// - Complexity: O(*n*) in the number of cells.
    public func text(style: TerminalStyle) -> String {
        var writer = TerminalWriter(style: style, capacity: cells.count * 2)
        for row in 0..<rows {
            if row > 0 { writer.newLine() }
            for index in row * columns..<(row + 1) * columns where cells[index].content != .tail {
                let isWide = (index + 1) % columns > 0 && cells[index + 1].content == .tail
                writer.write(cells[index], columns: isWide ? 2 : 1)
            }
        }
        writer.endLine()
        return writer.output
    }
}
