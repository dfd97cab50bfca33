import Drawing
import Foundation

/// A canvas of character cells, each 8 points wide and 22 points high.
///
/// ```swift
/// let canvas = TerminalCanvas(size: CGSize(width: 80, height: 22))
/// canvas.draw("Full moon", in: CGRect(x: 0, y: 0, width: 80, height: 22), style: TextStyle())
/// print(canvas.text(style: .plain))  // Full moon
/// ```
///
/// Neighboring rectangles never share a cell by rounding: a cell belongs to the rectangle that its center lies in.
public final class TerminalCanvas: Canvas {
    /// The number of cells from left to right.
    public let columns: Int
    /// The number of cells from top to bottom.
    public let rows: Int

    var cells: [TerminalCell]
    var state: CanvasState
    private var savedStates: [CanvasState] = []

    /// Creates an empty canvas.
    /// - Parameter size: In points. 320×480 has 40×22 cells. At most 1000 cells either way.
    public init(size: CGSize) {
        func count(_ length: CGFloat, unit: CGFloat) -> Int {
            min(max(CellSpan.whole((length / unit).rounded()), 0), 1000)
        }
        columns = count(size.width, unit: TextLayout.columnWidth)
        rows = count(size.height, unit: TextLayout.lineHeight)
        cells = Array(repeating: TerminalCell(), count: columns * rows)
        state = CanvasState(clip: CellRect(columns: 0..<columns, rows: 0..<rows))
    }

    /// Saves origin, clip and opacity.
    public func saveState() { savedStates.append(state) }
    /// Restores the state that ``saveState()`` saved last, if any.
    public func restoreState() { state = savedStates.popLast() ?? state }
    /// Moves the origin by a distance in points.
    public func translate(x: CGFloat, y: CGFloat) { state.place.translate(x: x, y: y) }
    /// Moves, scales and turns by right angles, about the origin, where rectangles are drawn.
    public func concatenate(_ transform: CGAffineTransform) { state.place.concatenate(transform) }
    /// Intersects the clip with the cells of `rect`.
    public func clip(to rect: CGRect) { state.clip = cells(of: rect) }
    /// Multiplies the opacity by `alpha`, 0…1. At 0, drawings are invisible.
    public func multiplyAlpha(_ alpha: CGFloat) { state.alpha *= alpha.isNaN ? 0 : min(max(alpha, 0), 1) }

    /// The cells of a rectangle in the current coordinates that may be drawn on.
    func cells(of rect: CGRect) -> CellRect { CellRect(state.absolute(rect)).intersection(state.clip) }

    func index(column: Int, row: Int) -> Int { row * columns + column }

    /// Puts a content into a cell. If that overwrites half of a wide glyph, the other half becomes blank.
    func replaceContent(column: Int, row: Int, with content: TerminalCell.Content) {
        let index = index(column: column, row: row)
        if cells[index].isTail { cells[index - 1].content = .blank }
        if column + 1 < columns, cells[index + 1].isTail { cells[index + 1].content = .blank }
        cells[index].content = content
    }

    /// Returns the color that a color has over a cell. On an unpainted cell, a gray is left to the terminal, whose own
    /// background may be dark: `nil`.
    func foreground(_ color: UIColor, overCellAt index: Int) -> RGB? {
        let background = cells[index].background
        let blended = RGB(color, alpha: color.alpha * state.alpha, over: background ?? .paper)
        return background == nil && blended.isGray ? nil : blended
    }
}
