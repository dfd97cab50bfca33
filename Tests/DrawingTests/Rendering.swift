import Canvases
import Drawing
import Foundation

/// Returns the text on a terminal of so many cells, after `draw`.
func rendering(
    columns: Int, rows: Int, style: TerminalStyle = .plain, draw: (TerminalCanvas) -> Void
) -> String {
    let canvas = TerminalCanvas(size: cellRect(0, 0, columns, rows).size)
    draw(canvas)
    return canvas.text(style: style)
}

/// A rectangle in points, given in cells.
func cellRect(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> CGRect {
    CGRect(x: column * 8, y: row * 22, width: columns * 8, height: rows * 22)
}
