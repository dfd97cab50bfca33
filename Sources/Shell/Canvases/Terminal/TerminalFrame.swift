/// The contents of all cells of a terminal.
package nonisolated struct TerminalFrame: Equatable, Sendable {
    /// The number of cells from left to right.
    package let columns: Int
    /// The number of cells from top to bottom.
    package let rows: Int
    /// The cell in which the cursor is, or nil if there isn't one to be seen.
    package var cursor: (column: Int, row: Int)? {
        get { cursorIndex.map { ($0 % columns, $0 / columns) } }
        set { cursorIndex = newValue.flatMap { $0 < columns && $1 < rows ? $1 * columns + $0 : nil } }
    }

    private(set) var cells: [TerminalLine.Cell]
    private var cursorIndex: Int?

    /// Creates an empty frame.
    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: TerminalLine.Cell(), count: columns * rows)
    }

    /// Writes a line over the frame's contents, as far as there is room.
    package mutating func write(_ line: TerminalLine, column: Int = 0, row: Int) {
        guard (0..<rows).contains(row), column >= 0 else { return }
        for (index, cell) in line.cells.enumerated() {
            guard column + index < columns else { return }
            let next = index + 1 < line.cells.count ? line.cells[index + 1] : TerminalLine.Cell()
            let isCut = column + index + 1 == columns && next.glyph == nil
            put(isCut ? TerminalLine.Cell(pen: cell.pen.forBlanks) : cell, column: column + index, row: row)
        }
    }

    /// Makes blanks of a row.
    package mutating func clear(row: Int) {
        guard (0..<rows).contains(row) else { return }
        cells.replaceSubrange(
            row * columns..<(row + 1) * columns, with: Array(repeating: TerminalLine.Cell(), count: columns))
    }

    /// Writes the first lines of another frame over the frame's contents, as far as there is room.
    package mutating func write(_ frame: TerminalFrame, lines: Int, column: Int, row: Int) {
        for line in 0..<min(lines, frame.rows) {
            let cells = frame.cells[line * frame.columns..<(line + 1) * frame.columns]
            write(TerminalLine(cells: Array(cells)), column: column, row: row + line)
        }
    }

    /// Puts a cell in. Half of a wide character, without the other half, is a blank.
    private mutating func put(_ cell: TerminalLine.Cell, column: Int, row: Int) {
        let index = row * columns + column
        if cells[index].glyph == nil, cell.glyph != nil { cells[index - 1].glyph = " " }
        if column + 1 < columns, cells[index + 1].glyph == nil { cells[index + 1].glyph = " " }
        cells[index] = cell
        if cell.glyph == nil, column == 0 { cells[index].glyph = " " }
    }

    /// Returns a Boolean value that indicates whether a cell exists, and is empty or shows part of a frame.
    package func isFree(column: Int, row: Int) -> Bool {
        (0..<columns).contains(column) && (0..<rows).contains(row)
            && cells[row * columns + column].glyph.map(" │|".contains) == true
    }

    /// Returns a Boolean value that indicates whether a part of a row shows more than blanks, lines and pictures.
    package func hasText(columns: Range<Int>, row: Int) -> Bool {
        guard (0..<rows).contains(row) else { return false }
        return columns.clamped(to: 0..<self.columns).contains { column in
            let scalar = cells[row * self.columns + column].glyph?.unicodeScalars.first
            return scalar.map { $0 != " " && $0 != "|" && !(0x2500...0x259F).contains($0.value) } ?? false
        }
    }

    /// The lines without colors, and without blanks at their ends.
    package var text: [String] {
        (0..<rows).map { row in
            let characters = cells[row * columns..<(row + 1) * columns].compactMap(\.glyph)
            return String(characters.reversed().drop { $0 == " " }.reversed())
        }
    }
}
