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
            for index in row * columns..<(row + 1) * columns where !cells[index].isTail {
                let isWide = (index + 1) % columns > 0 && cells[index + 1].isTail
                writer.write(cells[index], columns: isWide ? 2 : 1, edge: edge(column: index % columns, row: row))
            }
        }
        writer.endLine()
        return writer.output
    }

    /// The edge of a painted area that a horizontal line lies at: the only one beyond which the colour is another.
    private func edge(column: Int, row: Int) -> TerminalCell.Edge? {
        let cell = cells[index(column: column, row: row)]
        guard case .line(let arms) = cell.content, arms.isDisjoint(with: [.up, .down]), cell.background != nil else {
            return nil
        }
        func goesOn(in row: Int) -> Bool {
            (0..<rows).contains(row) && cells[index(column: column, row: row)].background == cell.background
        }
        switch (goesOn(in: row - 1), goesOn(in: row + 1)) {
        case (true, false): return .bottom
        case (false, true): return .top
        default: return nil
        }
    }
}
