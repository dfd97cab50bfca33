import PlainText

/// A line of text with escape sequences for colors and weights, laid out in the cells of a terminal.
package nonisolated struct TerminalLine: Equatable, Sendable {
    /// A cell as it looks.
    struct Cell: Equatable, Sendable {
        /// The character, or nil in the right half of a wide one.
        var glyph: Character? = " "
        var pen = TerminalPen()
    }

    var cells: [Cell] = []

    private static let tabStop = 8

    /// Lays a line out. Control characters take no room, but a tab goes to the next eighth column.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package init(_ text: String) {
        var pen = TerminalPen()
        var characters = text.makeIterator()
        while let character = characters.next() {
            if character == "\u{1B}" {
                guard characters.next() == "[" else { continue }
                var parameters = ""
                var last: Character?
                while last == nil, let next = characters.next() {
                    if ("@"..."~").contains(next) { last = next } else { parameters.append(next) }
                }
                if last == "m" { pen.take(parameters) }
            } else if character == "\t" {
                repeat { append(" ", columns: 1, pen) } while cells.count % Self.tabStop > 0
            } else if !character.isControl {
                append(character, columns: DisplayWidth.columns(of: character), pen)
            }
        }
    }

    init(cells: [Cell]) { self.cells = cells }

    private mutating func append(_ character: Character, columns: Int, _ pen: TerminalPen) {
        guard columns > 0 else { return }
        cells.append(Cell(glyph: character, pen: character == " " ? pen.forBlanks : pen))
        if columns == 2 { cells.append(Cell(glyph: nil, pen: pen)) }
    }

    /// The number of cells of the line.
    package var columns: Int { cells.count }

    /// Returns the line with a link wherever a text stands in it.
    package func linking(_ text: String, to target: String) -> TerminalLine {
        var cells = cells
        for index in cells.map(\.glyph).ranges(of: text.map { Optional($0) }).joined() {
            cells[index].pen.link = target
        }
        return TerminalLine(cells: cells)
    }

    /// The line in pieces that have at most so many cells, between words if they are not too long. An empty line is one
    /// piece.
    package func pieces(of columns: Int) -> [TerminalLine] {
        var pieces: [TerminalLine] = []
        var start = 0
        repeat {
            var end = min(start + columns, cells.count)
            if end < cells.count, cells[end].glyph != " " {
                let blank = cells[(start + columns / 2)..<end].lastIndex { $0.glyph == " " }
                // A wide character goes to the next piece whole, unless it is wider than any.
                end = blank.map { $0 + 1 } ?? (cells[end].glyph == nil && end - 1 > start ? end - 1 : end)
            }
            pieces.append(TerminalLine(cells: Array(cells[start..<end])))
            start = end
        } while start < cells.count
        return pieces
    }
}

extension Character {
    /// A Boolean value that indicates whether it begins with a control character, of which Unicode has 65.
    fileprivate nonisolated var isControl: Bool {
        guard let first = unicodeScalars.first?.value else { return false }
        return first < 0x20 || (0x7F...0x9F).contains(first)
    }
}
