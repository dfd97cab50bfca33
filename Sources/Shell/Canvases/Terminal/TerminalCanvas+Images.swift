import Drawing
import Foundation

extension TerminalCanvas {
    /// Draws a symbol's glyph in the middle of a rectangle, or stretches a bitmap to it, two pixels to a cell.
    ///
    /// A cell on a real terminal is twice as high as wide, and so narrower than here. A bitmap therefore takes fewer
    /// columns than its rectangle has, so that circles stay round.
    public func draw(_ image: UIImage, in rect: CGRect, tintColor: UIColor) {
        let given = rect
        let rect = state.absolute(rect)
        guard state.alpha > 0, !rect.isNull, !rect.midX.isNaN, !rect.midY.isNaN else { return }
        let paint = image.paint(tintColor: tintColor)
        switch image.content {
        case .symbol(let symbol):
            let tintColor = paint ?? tintColor
            guard tintColor.alpha > 0 else { return }
            put(
                .symbol(symbol), columns: 1,
                column: CellSpan.cell(centeredAt: rect.midX, count: 1, unit: TextLayout.columnWidth),
                row: CellSpan.cell(centeredAt: rect.midY, count: 1, unit: TextLayout.lineHeight), in: state.clip,
                look: Look(color: tintColor))
        case .bitmap(let bitmapImage):
            draw(bitmapImage.painted(paint), in: rect.standardized)
        case .standIn: drawStandIn(forImage: image.name ?? "", in: given.standardized)
        }
    }

    /// Draws a frame in the place of a missing image, with its name in the lower line, where no text is.
    private func drawStandIn(forImage name: String, in rect: CGRect) {
        let (column, line) = (TextLayout.columnWidth, TextLayout.lineHeight)
        guard rect.height >= 3 * line else { return draw(.standIn(name), in: rect, style: .standIn) }
        draw(.standIn(""), in: rect, style: .standIn)
        let room = rect.insetBy(dx: min(column, rect.width / 2), dy: 0)
        let place = CGRect(x: room.minX, y: rect.maxY - line, width: room.width, height: line)
        draw(AttributedText(name), in: place, style: TextStyle(color: TextStyle.standIn.color))
    }

    private func draw(_ bitmapImage: BitmapImage, in rect: CGRect) {
        let pixelHeight = TextLayout.lineHeight / 2
        let half = rect.width * TextLayout.columnWidth / pixelHeight / 2
        let columns = CellSpan.cells(from: rect.midX - half, to: rect.midX + half, unit: TextLayout.columnWidth)
        let halves = CellSpan.cells(from: rect.minY, to: rect.maxY, unit: pixelHeight)
        let rows = (halves.lowerBound >> 1)..<((halves.upperBound + 1) >> 1)
        let visible = CellRect(columns: columns, rows: rows).intersection(state.clip)
        guard !visible.isEmpty, !columns.isEmpty, !halves.isEmpty else { return }
        let bitmap = bitmapImage.bitmap(width: columns.count, height: halves.count)
        func pixel(_ column: Int, _ half: Int) -> Pixel {
            guard halves.contains(half) else { return .clear }
            return bitmap[
                (column - columns.lowerBound) * bitmap.width / columns.count,
                (half - halves.lowerBound) * bitmap.height / halves.count]
        }
        for row in visible.rows {
            for column in visible.columns {
                put(upper: pixel(column, row * 2), lower: pixel(column, row * 2 + 1), column: column, row: row)
            }
        }
    }

    private func put(upper: Pixel, lower: Pixel, column: Int, row: Int) {
        guard upper.alpha > 0 || lower.alpha > 0 else { return }
        let index = index(column: column, row: row)
        let stronger = upper.alpha > lower.alpha ? upper : lower
        if Double(stronger.alpha) / 255 * state.alpha <= Self.mostTranslucent, cells[index].hasCharacter {
            cells[index].background = stronger.over(cells[index].background, opacity: state.alpha)
            cells[index].foreground = cells[index].foreground.map { stronger.over($0, opacity: state.alpha) ?? $0 }
            return
        }
        let beneath = colors(ofCellAt: index)
        let top = upper.over(beneath.upper, opacity: state.alpha)
        let bottom = lower.over(beneath.lower, opacity: state.alpha)
        let brightness = (upper.brightness + lower.brightness) / 2 * state.alpha
        let pair = PixelPair(upperIsForeground: top != nil, brightness: brightness)
        replaceContent(column: column, row: row, with: .pixels(pair))
        (cells[index].foreground, cells[index].background) = pair.upperIsForeground ? (top, bottom) : (bottom, top)
        cells[index].traits.subtract(.ofText)
    }

    /// Returns the colors of the halves of a cell: its background, or the pixels of an image.
    private func colors(ofCellAt index: Int) -> (upper: RGB?, lower: RGB?) {
        let cell = cells[index]
        guard case .pixels(let pair) = cell.content else { return (cell.background, cell.background) }
        return pair.upperIsForeground ? (cell.foreground, cell.background) : (cell.background, cell.foreground)
    }
}
