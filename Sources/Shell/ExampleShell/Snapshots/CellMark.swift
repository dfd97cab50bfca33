package import Canvases
package import TerminalUIKit

/// The marks of a cell in pictures of its reuse: a strip in its color, and a tint and words if it is wrong.
package enum CellMark {
    package static let tint = UIColor(red: 0.81, green: 0.13, blue: 0.18, alpha: 0.13)
    private static let ink = UIColor(red: 0.64, green: 0.05, blue: 0.15, alpha: 1)

    package static func drawStrip(_ color: UIColor, in cell: CGRect, on canvas: SVGCanvas) {
        canvas.fill(CGRect(x: cell.minX, y: cell.minY, width: 5, height: cell.height - 1), color: color)
    }

    /// Draws the fault of a cell, or else its place, at its lower right corner. A narrow cell has its own words there,
    /// so it gets no place, and what is wrong is below its badge.
    package static func draw(_ fault: CellFault?, or place: String, in cell: CGRect, on canvas: SVGCanvas) {
        let isNarrow = cell.width <= 150
        guard cell.height > 50, fault != nil || !isNarrow else { return }
        let words = fault?.words(isNarrow: isNarrow) ?? place
        var rect = CGRect(x: cell.minX + 8, y: cell.maxY - 24, width: cell.width - 20, height: 16)
        if isNarrow {
            rect = CGRect(x: cell.minX + 5, y: cell.minY + 20, width: cell.width - 5, height: 16)
            canvas.fill(rect, color: UIColor(white: 1, alpha: 0.9))
        }
        let font: UIFont = fault == nil ? .systemFont(ofSize: 12) : .boldSystemFont(ofSize: isNarrow ? 11 : 12)
        let color = fault == nil ? UIColor(white: 0.44, alpha: 1) : ink
        canvas.draw(words, in: rect, style: TextStyle(font: font, color: color, alignment: isNarrow ? .center : .right))
    }
}
