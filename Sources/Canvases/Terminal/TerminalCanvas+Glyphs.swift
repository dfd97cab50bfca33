import Drawing
import Foundation
import PlainText

extension TerminalCanvas {
    /// Draws text in a rectangle, centred from top to bottom.
    ///
    /// There are as many lines as `style` and the height allow, but one in any case; a line is as long as
    /// there are whole columns in the width. What lies beneath keeps its background.
    public func draw(_ text: String, in rect: CGRect, style: TextStyle) {
        guard style.color.alpha * state.alpha > 0 else { return }
        let rect = state.absolute(rect).standardized
        guard !rect.isNull, !rect.midX.isNaN, !rect.midY.isNaN else { return }
        let width = TextLayout.columns(in: rect.width)
        let height = max(1, CellSpan.whole((rect.height / TextLayout.lineHeight).rounded()))
        let lines = TextLayout.lines(
            of: text,
            columns: width,
            mode: style.lineBreakMode,
            numberOfLines: style.numberOfLines > 0 ? min(style.numberOfLines, height) : height
        )
        let left = CellSpan.nearest(rect.minX / TextLayout.columnWidth)
        let top = CellSpan.cell(centredAt: rect.midY, count: lines.count, unit: TextLayout.lineHeight)
        let area = CellRect(columns: left..<left + width, rows: top..<top + lines.count).intersection(state.clip)
        for row in area.rows {
            let line = lines[row - top]
            var column = left + Self.indent(of: line, in: width, alignment: style.alignment)
            for character in line {
                let columns = DisplayWidth.columns(of: character)
                put(.glyph(character), columns: columns, column: column, row: row, in: area, style: style)
                column += columns
            }
        }
    }

    private static func indent(of line: String, in width: Int, alignment: NSTextAlignment) -> Int {
        switch alignment {
        case .left, .justified, .natural: 0
        case .center: max(0, width - DisplayWidth.columns(of: line)) / 2
        case .right: max(0, width - DisplayWidth.columns(of: line))
        }
    }

    /// Puts a glyph or symbol into the one or two cells it takes; if only one of two may be drawn on, that one becomes
    /// blank.
    func put(
        _ glyph: TerminalCell.Content, columns: Int, column: Int, row: Int, in area: CellRect, style: TextStyle
    ) {
        let visible = (column..<column + columns).clamped(to: area.columns)
        guard !visible.isEmpty, area.rows.contains(row) else { return }
        for column in visible {
            let isWhole = visible.count == columns
            let content: TerminalCell.Content =
                isWhole && column == visible.lowerBound ? glyph : .glyph(" ")
            replaceContent(column: column, row: row, with: content)
            let index = index(column: column, row: row)
            cells[index].foreground = foreground(style.color, overCellAt: index)
            cells[index].traits.subtract([.bold, .italic])
            if style.font.isBold { cells[index].traits.insert(.bold) }
            if style.font.isItalic { cells[index].traits.insert(.italic) }
        }
        if visible.count == 2 { cells[index(column: column + 1, row: row)].content = .tail }
    }
}
