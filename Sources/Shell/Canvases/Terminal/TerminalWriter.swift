/// Writes cells, one after the other, as characters and escape sequences.
nonisolated struct TerminalWriter {
    private(set) var output = ""
    private let style: TerminalStyle
    private var palette: TerminalPalette
    private var pen = TerminalPen()
    /// The line's last cell, and whether it was a blank, or nil if it was no character. Most look like the one before.
    private var last: (cell: TerminalCell, isBlank: Bool)?
    /// Invisible blanks, which are written only if something follows in the line.
    private var pendingBlanks = 0

    init(style: TerminalStyle, capacity: Int) {
        self.style = style
        palette = TerminalPalette(depth: style.color)
        output.reserveCapacity(capacity)
    }

    /// Writes a cell, whose character takes some columns. A line along a painted area lies at its edge.
    mutating func write(_ cell: TerminalCell, columns: Int, edge: TerminalCell.Edge?) {
        var glyph = glyph(of: cell, at: edge)
        let isBlank = glyph == " "
        if let last, isBlank == last.isBlank, !cell.isPixels, cell.looks(like: last.cell) {
            if pendingBlanks > 0 { pendingBlanks += 1 } else { append(glyph, columns: columns) }
            return
        }
        last = cell.isPixels ? nil : (cell, isBlank)
        var next = TerminalPen()
        next.background = cell.background.flatMap { palette.color(for: $0) }
        if style.attributes { next.traits = cell.traits }
        // Colors already mark the selection. Reversed, it could vanish.
        if style.color != .none { next.traits.remove(.reverse) }
        if isBlank, next.traits.isDisjoint(with: .ofBlanks) {
            if next.background == nil {
                pendingBlanks += 1
                return
            }
            // A blank shows only its background, so the rest of the pen stays as it is.
            (next.foreground, next.traits) = (pen.foreground, pen.traits.subtracting(.ofBlanks))
        } else if case .pixels(let pair) = cell.content {
            next.foreground = cell.foreground.flatMap { palette.color(for: $0) }
            if next.foreground == .black, next.background == .black {
                // The 16 colors have no color as dark as the dark side of the Moon, so the cell looks as it does
                // without colors.
                (glyph, next.foreground) = (pair.shade, .darkGray)
            }
        } else {
            next.foreground = cell.foreground.flatMap { palette.foreground(for: $0, on: cell.background) }
        }
        writePendingBlanks()
        take(next)
        append(glyph, columns: columns)
    }

    private mutating func append(_ glyph: Character, columns: Int) {
        if style.ascii {
            ASCIIStandIn.append(glyph, columns: columns, to: &output)
        } else {
            output.append(glyph)
        }
    }

    /// Returns the character for a cell. Without colors half blocks look alike, and ASCII has none. A line is at the
    /// edge of an area where that is visible. A symbol is light on dark if a dark ground is unpainted.
    private func glyph(of cell: TerminalCell, at edge: TerminalCell.Edge?) -> Character {
        let isPainted = style.color != .none && cell.background != nil
        switch cell.content {
        case .pixels(let pair): return style.color == .none || style.ascii ? pair.shade : pair.glyph
        case .line where isPainted && !style.ascii: return edge.map { $0 == .top ? "▔" : "▁" } ?? cell.glyph
        case .symbol(let symbol): return style.isDark && !isPainted ? symbol.negative : symbol.glyph
        default: return cell.glyph
        }
    }

    mutating func newLine() {
        endLine()
        output.append("\n")
    }

    mutating func endLine() {
        (last, pendingBlanks) = (nil, 0)
        take(TerminalPen())
    }

    private mutating func writePendingBlanks() {
        guard pendingBlanks > 0 else { return }
        var blank = pen
        blank.background = nil
        blank.traits.subtract(.ofBlanks)
        take(blank)
        output += String(repeating: " ", count: pendingBlanks)
        pendingBlanks = 0
    }

    private mutating func take(_ next: TerminalPen) {
        output.append(next.escape(from: pen))
        pen = next
    }
}
