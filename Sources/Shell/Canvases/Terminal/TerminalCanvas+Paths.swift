import Drawing
import Foundation

extension TerminalCanvas {
    /// Paints the cells whose centers lie inside a path.
    public func fill(_ path: UIBezierPath, color: UIColor) {
        let moved = absolute(path)
        let (width, height) = (TextLayout.columnWidth, TextLayout.lineHeight)
        let area = CellRect(moved.bounds).intersection(state.clip)
        for row in area.rows {
            for column in area.columns
            where moved.contains(CGPoint(x: (CGFloat(column) + 0.5) * width, y: (CGFloat(row) + 0.5) * height)) {
                paint(CellRect(columns: column..<column + 1, rows: row..<row + 1), color: color)
            }
        }
    }

    /// Draws the lines of a path: upright and level ones as hairlines, others with slashes.
    public func stroke(_ path: UIBezierPath, color: UIColor) {
        for line in path.lines {
            let closing = line.isClosed ? line.points.prefix(1) : []
            for (start, end) in zip(line.points, line.points.dropFirst() + closing) where start != end {
                let (from, to) = (state.place.absolute(start), state.place.absolute(end))
                if from.x == to.x || from.y == to.y {
                    self.line(from: start, to: end, color: color)
                } else {
                    slash(from: from, to: to, color: color)
                }
            }
        }
    }

    private func slash(from start: CGPoint, to end: CGPoint, color: UIColor) {
        guard [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) < 100_000 }), color.alpha > 0 else { return }
        let glyph: Character = (end.x > start.x) == (end.y > start.y) ? "\\" : "/"
        let (width, height) = (TextLayout.columnWidth, TextLayout.lineHeight)
        let steps = max(abs(end.x - start.x) / width, abs(end.y - start.y) / height).rounded(.up).whole(in: 1...10_000)
        for step in 0...steps {
            let part = CGFloat(step) / CGFloat(steps)
            let (x, y) = (start.x + part * (end.x - start.x), start.y + part * (end.y - start.y))
            put(
                .glyph(glyph), columns: 1, column: (x / width).rounded(.down).whole(in: -1_000_000...1_000_000),
                row: (y / height).rounded(.down).whole(in: -1_000_000...1_000_000), in: state.clip,
                look: Look(color: color))
        }
    }

    private func absolute(_ path: UIBezierPath) -> UIBezierPath {
        let moved = UIBezierPath()
        moved.usesEvenOddFillRule = path.usesEvenOddFillRule
        for line in path.lines {
            for (index, point) in line.points.enumerated() {
                let point = state.place.absolute(point)
                if index == 0 { moved.move(to: point) } else { moved.addLine(to: point) }
            }
        }
        return moved
    }
}
