import Drawing
import Foundation

/// Lines of a terminal as a picture: its window, with unbroken frames and real colors.
package struct TerminalSnapshot {
    private static let cell = CGSize(width: 8, height: 18)
    private static let margin: CGFloat = 16
    private static let titleBar: CGFloat = 30
    /// A character of a typewriter is 0.6 of its size wide.
    private static let fontSize = cell.width / 0.6

    private let frame: TerminalFrame
    private let colors: SnapshotColors

    /// Creates a picture of a terminal's contents, dark or not, in lines with escape sequences.
    package init(lines: [String], isDark: Bool) {
        let laidOut = lines.map(TerminalLine.init)
        var frame = TerminalFrame(columns: laidOut.map(\.columns).max() ?? 0, rows: lines.count)
        for (row, line) in laidOut.enumerated() { frame.write(line, row: row) }
        self.frame = frame
        colors = isDark ? .dark : .light
    }

    /// Returns the picture, as the contents of a file. The title is for users who can't see it.
    package func svg(title: String) -> String {
        let size = CGSize(
            width: max(CGFloat(frame.columns) * Self.cell.width, 80) + 2 * Self.margin,
            height: CGFloat(frame.rows) * Self.cell.height + Self.titleBar + Self.margin)
        let canvas = SVGCanvas(size: size)
        let window = CGRect(origin: .zero, size: size)
        canvas.fill(window, color: colors.background, cornerRadius: 10)
        canvas.stroke(window, color: colors.edge, cornerRadius: 10)
        for index in 0..<3 {
            canvas.fillCircle(
                at: CGPoint(x: Self.margin + 4 + CGFloat(index) * 18, y: Self.titleBar / 2 + 1), radius: 5.5,
                .color(colors.edge))
        }
        canvas.translate(x: Self.margin, y: Self.titleBar)
        for row in 0..<frame.rows { draw(row, on: canvas) }
        return canvas.document(title: title)
    }

    private func draw(_ row: Int, on canvas: SVGCanvas) {
        let cells = Array(frame.cells[row * frame.columns..<(row + 1) * frame.columns])
        for run in runs(of: cells, alike: { colors.ground(of: $0) == colors.ground(of: $1) }) {
            if let ground = colors.ground(of: cells[run.lowerBound].pen) {
                canvas.fill(rect(of: run, row: row), color: ground)
            }
        }
        for run in runs(of: cells, alike: { colors.ink(of: $0) == colors.ink(of: $1) && $0.traits == $1.traits }) {
            drawGlyphs(Array(cells[run]), from: run.lowerBound, row: row, on: canvas)
        }
    }

    /// Returns the runs of neighbors with equal pens.
    private func runs(
        of cells: [TerminalLine.Cell], alike: (TerminalPen, TerminalPen) -> Bool
    ) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for index in cells.indices {
            if let last = runs.last, alike(cells[last.lowerBound].pen, cells[index].pen) {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }

    private func rect(of columns: Range<Int>, row: Int) -> CGRect {
        CGRect(
            x: CGFloat(columns.lowerBound) * Self.cell.width, y: CGFloat(row) * Self.cell.height,
            width: CGFloat(columns.count) * Self.cell.width, height: Self.cell.height)
    }

    // MARK: Glyphs

    /// Draws cells with the same pen: lines and blocks as shapes, all else as text.
    private func drawGlyphs(_ cells: [TerminalLine.Cell], from start: Int, row: Int, on canvas: SVGCanvas) {
        let pen = cells[0].pen
        let ink = colors.ink(of: pen)
        let hasLine = !pen.traits.isDisjoint(with: [.underline, .strikethrough])
        var text = ""
        var textStart = start
        func flush(before column: Int) {
            if hasLine || text.contains(where: { $0 != " " }) {
                draw(text, at: textStart, columns: column - textStart, row: row, pen: pen, color: ink, on: canvas)
            }
            text = ""
        }
        for (index, cell) in cells.enumerated() {
            guard let glyph = cell.glyph else { continue }
            let column = start + index
            if let shape = TerminalShape(glyph) {
                flush(before: column)
                shape.draw(in: rect(of: column..<column + 1, row: row), color: ink, on: canvas)
            } else if glyph.isASCII {
                if text.isEmpty { textStart = column }
                text.append(glyph)
            } else {
                // Other fonts may have it, and take it for wider.
                flush(before: column)
                let isWide = index + 1 < cells.count && cells[index + 1].glyph == nil
                draw(
                    String(glyph), at: column, columns: isWide ? 2 : 1, row: row, pen: pen, color: ink, on: canvas)
            }
        }
        flush(before: start + cells.count)
    }

    private func draw(
        _ text: String, at column: Int, columns: Int, row: Int, pen: TerminalPen, color: UIColor, on canvas: SVGCanvas
    ) {
        let isBold = pen.traits.contains(.bold)
        let weight = isBold ? "-Bold" : ""
        let slant = pen.traits.contains(.italic) ? "Italic" : ""
        let name = "Menlo" + (weight + slant == "" ? "-Regular" : weight.isEmpty ? "-" + slant : weight + slant)
        guard let font = UIFont(name: name, size: Self.fontSize) else { return }
        var attributes = AttributedText.Attributes()
        attributes.isUnderlined = pen.traits.contains(.underline)
        attributes.isStruckThrough = pen.traits.contains(.strikethrough)
        canvas.drawLine(
            AttributedText(text, attributes: attributes), in: rect(of: column..<column + columns, row: row),
            style: TextStyle(font: font, color: color))
    }
}
