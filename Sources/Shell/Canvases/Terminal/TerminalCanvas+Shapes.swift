import Drawing
import Foundation

extension TerminalCanvas {
    /// The opacity up to which characters are seen through a color.
    static let mostTranslucent = 0.9

    /// Paints the cells whose centers lie in a rectangle.
    ///
    /// An opaque color hides the characters beneath. Through a translucent one they are seen. Corners are not rounded.
    public func fill(_ rect: CGRect, color: UIColor, cornerRadius: CGFloat) { paint(cells(of: rect), color: color) }

    /// Paints cells.
    func paint(_ area: CellRect, color: UIColor) {
        let alpha = color.alpha * state.alpha
        guard alpha > 0 else { return }
        let hides = alpha > Self.mostTranslucent
        let opaque = alpha < 1 ? nil : TerminalCell(background: RGB(color, alpha: alpha, over: .paper))
        for row in area.rows {
            if hides { splitGlyphs(atEndsOf: area.columns, row: row) }
            for column in area.columns {
                let index = index(column: column, row: row)
                if let opaque {
                    cells[index] = opaque
                    continue
                }
                let ground = RGB(color, alpha: alpha, over: cells[index].background ?? .paper)
                if hides {
                    cells[index] = TerminalCell(background: ground)
                } else {
                    cells[index].background = ground
                    cells[index].foreground = cells[index].foreground.map { RGB(color, alpha: alpha, over: $0) }
                }
            }
        }
    }

    /// Makes blanks of wide glyphs of which only half lies in some columns of a row, which are about to be painted.
    private func splitGlyphs(atEndsOf columns: Range<Int>, row: Int) {
        guard let first = columns.first, let last = columns.last else { return }
        replaceContent(column: first, row: row, with: .blank)
        replaceContent(column: last, row: row, with: .blank)
    }

    /// Draws an outline in a rectangle's outermost cells, one character thick, with round corners for any radius.
    public func stroke(_ rect: CGRect, color: UIColor, width: CGFloat, cornerRadius: CGFloat) {
        let box = CellRect(state.absolute(rect))
        let visible = box.intersection(state.clip)
        guard !visible.isEmpty else { return }
        let shape: LineArms = cornerRadius > 0 ? .rounded : []
        for row in visible.rows {
            let isEdgeRow = row == box.rows.lowerBound || row == box.rows.upperBound - 1
            let edges = [box.columns.lowerBound, box.columns.upperBound - 1].filter(visible.columns.contains)
            for column in isEdgeRow ? Array(visible.columns) : edges {
                let arms = outlineArms(column: column, row: row, in: box)
                drawLine(arms.union(shape), column: column, row: row, color: color)
            }
        }
    }

    /// Draws a hairline, horizontal or vertical by whichever of the two distances is longer.
    public func line(from start: CGPoint, to end: CGPoint, color: UIColor) {
        let rect = state.absolute(
            CGRect(
                x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
                height: abs(end.y - start.y)))
        guard ![rect.minX, rect.minY, rect.maxX, rect.maxY].contains(where: \.isNaN) else { return }
        let column = CellSpan.whole((rect.minX / TextLayout.columnWidth).rounded(.down))
        let row = CellSpan.whole((rect.minY / TextLayout.lineHeight).rounded(.down))
        let isHorizontal = rect.width >= rect.height
        var line = CellRect(rect)
        if isHorizontal { line.rows = row..<row + 1 } else { line.columns = column..<column + 1 }
        let visible = line.intersection(state.clip)
        for row in visible.rows {
            // A line in the middle would strike a text out.
            let isLow = isHorizontal && visible.columns.dropFirst().contains { hasText(endingAt: $0, row: row) }
            for column in visible.columns {
                let arms =
                    isHorizontal
                    ? Self.arms(at: column, in: line.columns, back: .left, forward: .right)
                    : Self.arms(at: row, in: line.rows, back: .up, forward: .down)
                drawLine(isLow ? arms.union(.low) : arms, column: column, row: row, color: color)
            }
        }
    }

    /// Returns a Boolean value that indicates whether a cell and the one before are parts of a text or a picture.
    private func hasText(endingAt column: Int, row: Int) -> Bool {
        hasContent(column: column - 1, row: row) && hasContent(column: column, row: row)
    }

    /// Returns a Boolean value that indicates whether a cell has something other than a line.
    private func hasContent(column: Int, row: Int) -> Bool {
        switch cells[index(column: column, row: row)].content {
        case .blank, .line: false
        case .glyph(let glyph): glyph != " "
        case .symbol, .tail, .pixels: true
        }
    }

    /// Marks a rectangle with `▸` in the middle of its left edge, or behind the bracket there, and reverses its cells
    /// where there are attributes but no colors.
    public func highlight(_ rect: CGRect) {
        let area = cells(of: rect)
        guard state.alpha > 0, !area.isEmpty else { return }
        let middle = area.rows.lowerBound + (area.rows.count - 1) / 2
        if let left = area.columns.prefix(2).first(where: { cells[index(column: $0, row: middle)].glyph == " " }) {
            let index = index(column: left, row: middle)
            replaceContent(column: left, row: middle, with: .glyph("▸"))
            cells[index].foreground = cells[index].background.map { $0.luminance < 0.5 ? .paper : .ink }
        }
        for row in area.rows {
            for column in area.columns { cells[index(column: column, row: row)].traits.insert(.reverse) }
        }
    }

    private func outlineArms(column: Int, row: Int, in box: CellRect) -> LineArms {
        var arms = LineArms(rawValue: 0)
        if row == box.rows.lowerBound || row == box.rows.upperBound - 1 {
            arms.formUnion(Self.arms(at: column, in: box.columns, back: .left, forward: .right))
        }
        if column == box.columns.lowerBound || column == box.columns.upperBound - 1 {
            arms.formUnion(Self.arms(at: row, in: box.rows, back: .up, forward: .down))
        }
        return arms
    }

    /// The arms of one cell of a line: at either end only the one that leads inwards, so that an end that meets another
    /// line joins it without crossing it.
    private static func arms(at cell: Int, in line: Range<Int>, back: LineArms, forward: LineArms) -> LineArms {
        let isFirst = cell == line.lowerBound
        let isLast = cell == line.upperBound - 1
        return isFirst == isLast ? back.union(forward) : isFirst ? forward : back
    }

    private func drawLine(_ arms: LineArms, column: Int, row: Int, color: UIColor) {
        guard color.alpha * state.alpha > 0 else { return }
        let index = index(column: column, row: row)
        switch cells[index].content {
        case .glyph, .symbol, .tail, .pixels: return
        case .blank: cells[index].content = .line(arms)
        case .line(let others): cells[index].content = .line(arms.union(others))
        }
        cells[index].foreground = foreground(color, overCellAt: index)
        cells[index].traits.subtract(.ofText)
    }
}
