import Drawing
import Foundation
import PlainText

extension TerminalCanvas {
    /// Draws text in a rectangle, centered from top to bottom.
    ///
    /// There are as many lines as `style` and the height allow, but one in any case. A line is as long as there are
    /// whole columns in the width. The text keeps the background beneath it.
    public func draw(_ text: AttributedText, in rect: CGRect, style: TextStyle) {
        guard state.alpha > 0 else { return }
        let rect = state.absolute(rect).standardized
        guard !rect.isNull, !rect.midX.isNaN, !rect.midY.isNaN else { return }
        let width = TextLayout.columns(in: rect.width)
        let height = max(1, CellSpan.whole((rect.height / TextLayout.lineHeight).rounded()))
        let lines = TextLayout.lines(
            of: text, columns: width, mode: style.lineBreakMode,
            numberOfLines: style.numberOfLines > 0 ? min(style.numberOfLines, height) : height)
        let left = CellSpan.nearest(rect.minX / TextLayout.columnWidth)
        let top = CellSpan.cell(centeredAt: rect.midY, count: lines.count, unit: TextLayout.lineHeight)
        let area = CellRect(columns: left..<left + width, rows: top..<top + lines.count).intersection(state.clip)
        for row in area.rows {
            let line = lines[row - top]
            var column = left + Self.indent(of: line, in: width, alignment: style.alignment)
            for run in line.runs {
                let look = Look(run.attributes, style)
                for character in run.text {
                    let columns = DisplayWidth.columns(of: character)
                    if look.color.alpha > 0 {
                        put(.glyph(character), columns: columns, column: column, row: row, in: area, look: look)
                    }
                    column += columns
                }
            }
        }
    }

    private static func indent(of line: AttributedText, in width: Int, alignment: NSTextAlignment) -> Int {
        let room = max(0, width - DisplayWidth.columns(of: line.string))
        return switch line.alignment ?? alignment {
        case .left, .justified, .natural: 0
        case .center: room / 2
        case .right: room
        }
    }

    /// The style of glyphs, as far as cells can show it.
    struct Look {
        let color: UIColor
        var background: UIColor?
        var traits = TerminalCell.Traits(rawValue: 0)

        init(color: UIColor) { self.color = color }

        fileprivate init(_ attributes: AttributedText.Attributes, _ style: TextStyle) {
            let font = attributes.font ?? style.font
            color = attributes.color ?? style.color
            background = attributes.backgroundColor
            if font.isBold { traits.insert(.bold) }
            if font.isItalic { traits.insert(.italic) }
            if attributes.isUnderlined { traits.insert(.underline) }
            if attributes.isStruckThrough { traits.insert(.strikethrough) }
        }
    }

    /// Puts a glyph or symbol into the one or two cells it takes. The one of two that may be drawn on becomes blank.
    func put(_ glyph: TerminalCell.Content, columns: Int, column: Int, row: Int, in area: CellRect, look: Look) {
        let visible = (column..<column + columns).clamped(to: area.columns)
        guard !visible.isEmpty, area.rows.contains(row) else { return }
        for column in visible {
            let isWhole = visible.count == columns
            let content: TerminalCell.Content =
                isWhole && column == visible.lowerBound ? glyph : .glyph(" ")
            replaceContent(column: column, row: row, with: content)
            let index = index(column: column, row: row)
            if let ground = look.background {
                let alpha = ground.alpha * state.alpha
                cells[index].background = RGB(ground, alpha: alpha, over: cells[index].background ?? .paper)
            }
            cells[index].foreground = foreground(look.color, overCellAt: index)
            cells[index].traits.subtract(.ofText)
            cells[index].traits.formUnion(look.traits)
        }
        if visible.count == 2 { cells[index(column: column + 1, row: row)].content = .tail }
    }
}
