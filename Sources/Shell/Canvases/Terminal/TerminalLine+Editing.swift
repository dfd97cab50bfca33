/// Lines of which pieces are taken, and put elsewhere.
nonisolated extension TerminalLine {
    /// The text with escape sequences.
    package var text: String {
        var (text, pen) = ("", TerminalPen())
        for cell in cells {
            guard let glyph = cell.glyph else { continue }
            text += cell.pen.escape(from: pen)
            pen = cell.pen
            text.append(glyph)
        }
        return text + TerminalPen().escape(from: pen)
    }

    /// The characters, a blank for the right half of a wide one.
    package var glyphs: String { String(cells.map { $0.glyph ?? " " }) }

    /// A Boolean value that indicates whether any cell has the colors of two pixels.
    package var hasPixels: Bool { cells.contains { $0.glyph == "▀" || $0.glyph == "▄" } }

    /// Returns the cells of some columns.
    package func slice(_ columns: Range<Int>) -> TerminalLine {
        TerminalLine(cells: Array(cells[columns.clamped(to: 0..<cells.count)]))
    }

    /// Returns the cells of some columns without blanks and rules before and after them.
    package func piece(in columns: Range<Int>) -> TerminalLine {
        let columns = columns.clamped(to: 0..<cells.count)
        guard let first = columns.first(where: isWritten), let last = columns.last(where: isWritten) else {
            return TerminalLine(cells: [])
        }
        return slice(first..<last + 1)
    }

    package func hasGlyphs(in columns: Range<Int>) -> Bool {
        columns.clamped(to: 0..<cells.count).contains(where: isWritten)
    }

    /// Returns the column of the first character in some columns, or nil if there isn't one.
    package func start(in columns: Range<Int>) -> Int? {
        columns.clamped(to: 0..<cells.count).first(where: isWritten)
    }

    /// Returns the column after the last character in some columns, or nil if there isn't one.
    package func end(in columns: Range<Int>) -> Int? {
        columns.clamped(to: 0..<cells.count).last(where: isWritten).map { $0 + 1 }
    }

    private func isWritten(_ column: Int) -> Bool { cells[column].glyph.map { !" ─▁▔".contains($0) } ?? true }

    /// Makes blanks of some cells, which keep their background unless another color begins there.
    package mutating func erase(_ columns: Range<Int>) {
        let columns = columns.clamped(to: 0..<cells.count)
        guard !columns.isEmpty else { return }
        let beside = columns.lowerBound > 0 ? cells[columns.lowerBound - 1].pen.forBlanks : TerminalPen()
        for column in columns { cells[column] = Cell(glyph: " ", pen: beside) }
    }

    /// Writes cells over others.
    package mutating func write(_ line: TerminalLine, at column: Int) {
        for (index, cell) in line.cells.enumerated() where cells.indices.contains(column + index) {
            cells[column + index] = cell
        }
    }

    /// Writes a dim text in the place of blanks, on their background.
    package mutating func write(_ text: String, at column: Int, in style: TerminalStyle) {
        for (index, character) in text.enumerated() where cells.indices.contains(column + index) {
            var pen = cells[column + index].pen
            if style.color == .none {
                if style.attributes { pen.traits = .dim }
            } else {
                pen.foreground = pen.background.flatMap { _ in TerminalColor(.quiet, depth: style.color) }
            }
            cells[column + index] = Cell(glyph: character, pen: pen)
        }
    }

    /// Cuts the text in some columns, so that it ends before another, with `…` in the place of the rest.
    package mutating func cut(in columns: Range<Int>, to end: Int) {
        var piece = slice(columns.lowerBound..<max(columns.lowerBound, end))
        piece.cut(to: piece.columns, always: true)
        erase(max(columns.lowerBound, end)..<columns.upperBound)
        write(piece, at: columns.lowerBound)
    }

    /// Cuts the line to a number of cells, of which the last is `…` if any are left out.
    package mutating func cut(to count: Int, always: Bool = false) {
        guard cells.count > count || always, count > 0 else { return }
        cells = Array(cells.prefix(count))
        // A wide character of which half is left.
        if count > 1, cells[count - 1].glyph == nil { cells[count - 2].glyph = " " }
        cells[count - 1].glyph = "…"
    }
}

extension RGB {
    /// A gray that can be read on paper.
    fileprivate nonisolated static let quiet = RGB(red: 0x5C, green: 0x5C, blue: 0x5C)
}
