import Drawing

extension TerminalCanvas {
    /// Returns the picture as one string: a line per row of cells, joined by line feeds.
    ///
    /// Escape sequences come only where the pen changes, and end with their line. Invisible blanks at the end of a line
    /// are left out.
    /// - Parameter style: The abilities of the terminal.
    /// - Complexity: O(*n*) in the number of cells.
    public func text(style: TerminalStyle) -> String {
        var writer = TerminalWriter(style: style, capacity: cells.count * 2)
        for row in 0..<rows {
            if row > 0 { writer.newLine() }
            let edges = edges(inRow: row)
            for index in row * columns..<(row + 1) * columns where !cells[index].isTail {
                let isWide = (index + 1) % columns > 0 && cells[index + 1].isTail
                writer.write(cells[index], columns: isWide ? 2 : 1, edge: edges[index % columns])
            }
        }
        writer.endLine()
        return writer.output
    }

    /// Returns, by column, the edges of painted areas at which the horizontal lines of a row are, each with its whole
    /// length.
    private func edges(inRow row: Int) -> [TerminalCell.Edge?] {
        var edges = [TerminalCell.Edge?](repeating: nil, count: columns)
        var column = 0
        while column < columns {
            let start = column
            while column < columns, isLine(column: column, row: row, like: start) { column += 1 }
            guard column > start else {
                column += 1
                continue
            }
            let line = start..<column
            if let edge = edge(column: start, row: row),
                line.allSatisfy({ self.edge(column: $0, row: row) == edge })
            {
                for column in line { edges[column] = edge }
            }
        }
        return edges
    }

    /// Returns a Boolean value that indicates whether a cell is part of a horizontal line on a painted area, of one
    /// color with another cell of the row.
    private func isLine(column: Int, row: Int, like other: Int) -> Bool {
        let index = index(column: column, row: row)
        guard case .line(let arms) = cells[index].content, arms.isDisjoint(with: .vertical) else { return false }
        let background = cells[index].background
        return background != nil && background == cells[self.index(column: other, row: row)].background
    }

    /// The only edge of a cell beyond which the color is another.
    private func edge(column: Int, row: Int) -> TerminalCell.Edge? {
        let cell = cells[index(column: column, row: row)]
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
