nonisolated extension TerminalFrame {
    /// Returns the text to send to a terminal that shows another frame, so that it shows this one: only the changes, in
    /// O(*n*) for *n* cells. If it may show anything, or a frame of another size, it is cleared.
    ///
    /// All of it appears at once where the terminal knows synchronized output. Others ignore the request.
    package func update(from old: TerminalFrame?) -> String {
        guard self != old else { return "" }
        let known = old.flatMap { $0.columns == columns && $0.rows == rows ? $0 : nil }
        let before = known ?? TerminalFrame(columns: columns, rows: rows)
        var writer = TerminalFrameWriter(clearing: known == nil)
        for row in 0..<rows {
            let range = row * columns..<(row + 1) * columns
            writer.write(cells[range], over: before.cells[range], row: row)
        }
        return writer.finish(cursor: cursor)
    }
}
