/// Writes the changes of a frame, row by row, with as few bytes as is simple.
nonisolated struct TerminalFrameWriter {
    private typealias Cell = TerminalLine.Cell

    private var output = "\u{1B}[?2026h\u{1B}[?25l"
    private var pen = TerminalPen()
    /// The position of the terminal's cursor, or nil if it is uncertain.
    private var position: (column: Int, row: Int)?

    /// The number of cells that it takes as many bytes to skip as to write.
    private static let shortestJump = 4

    /// The terminal may have to be made empty first.
    init(clearing clears: Bool) {
        if clears { output += "\u{1B}[0m\u{1B}[2J" }
    }

    /// Writes the cells of a row that are not as before. The row has the same indices in both frames.
    mutating func write(_ cells: ArraySlice<TerminalLine.Cell>, over before: ArraySlice<TerminalLine.Cell>, row: Int) {
        let first = cells.startIndex
        let blank = Cell()
        let end = cells.lastIndex { $0 != blank }.map { $0 + 1 } ?? first
        var index = first
        while let start = cells.indices[index...].first(where: { cells[$0] != before[$0] }) {
            if start >= end, cells.endIndex - start > Self.shortestJump {
                return eraseLine(from: start - first, row: row)
            }
            // The left half of a wide character, if only its right half is new.
            index = cells[start].glyph == nil ? start - 1 : start
            repeat {
                if let glyph = cells[index].glyph {
                    move(to: index - first, row: row, past: cells)
                    write(glyph, with: ink(for: cells[index]))
                }
                index += 1
            } while index < cells.endIndex && (cells[index] != before[index] || cells[index].glyph == nil)
        }
    }

    /// Everything, ended so that the terminal shows it.
    mutating func finish(cursor: (column: Int, row: Int)?) -> String {
        take(TerminalPen())
        if let cursor { output += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
        return output + "\u{1B}[?2026l"
    }

    private mutating func write(_ glyph: Character, with ink: TerminalPen) {
        take(ink)
        output.append(glyph)
        // Terminals don't agree on how wide other characters are.
        let isCertain = glyph.unicodeScalars.count == 1 && glyph.isNarrow
        position = isCertain ? position.map { ($0.column + 1, $0.row) } : nil
    }

    /// The pen for a cell. A blank has all but its background from the current one.
    private func ink(for cell: Cell) -> TerminalPen {
        guard cell.glyph == " ", cell.pen.traits.union(pen.traits).isDisjoint(with: .ofBlanks) else { return cell.pen }
        return TerminalPen(foreground: pen.foreground, background: cell.pen.background, traits: pen.traits)
    }

    private mutating func take(_ next: TerminalPen) {
        output += next.escape(from: pen)
        pen = next
    }

    private mutating func eraseLine(from column: Int, row: Int) {
        move(to: column, row: row, past: [])
        take(TerminalPen())
        output += "\u{1B}[K"
    }

    /// Moves to a place. Writing a few cells of the row again may be shorter than skipping them.
    private mutating func move(to column: Int, row: Int, past cells: ArraySlice<Cell>) {
        defer { position = (column, row) }
        guard let position, position.row == row, position.column <= column else {
            output += column > 0 ? "\u{1B}[\(row + 1);\(column + 1)H" : "\u{1B}[\(row + 1)H"
            return
        }
        let between = position.column..<column
        if between.isEmpty { return }
        let passed = cells.dropFirst(between.lowerBound).prefix(between.count)
        if between.count < Self.shortestJump, passed.count == between.count,
            passed.allSatisfy({ ink(for: $0) == pen && $0.glyph?.isNarrow == true })
        {
            for cell in passed { output.append(cell.glyph!) }
        } else {
            output += between.count > 1 ? "\u{1B}[\(between.count)C" : "\u{1B}[C"
        }
    }
}

extension Character {
    /// A Boolean value that indicates whether the character takes one column on each terminal.
    fileprivate nonisolated var isNarrow: Bool {
        isASCII || unicodeScalars.count == 1 && (0x2500...0x259F).contains(unicodeScalars.first!.value)
    }
}
