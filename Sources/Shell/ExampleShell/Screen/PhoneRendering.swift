internal import Canvases
internal import Foundation
internal import TerminalUIKit

/// A window drawn inside the outline of a phone, in lines for the terminal.
package struct PhoneRendering: Equatable {
    /// The place of a cell in the rendering, and its number.
    struct NumberedCell: Equatable {
        let number: Int
        /// The cell's place, such as `row 3`.
        let place: String
        let lineOfNumber: Int
        /// The columns of the badge, or empty if there is no room for one.
        var columnsOfNumber: Range<Int>
        var columns: Range<Int>
        let lines: Range<Int>
    }

    /// The lines, all of one width, with their escape sequences.
    package var lines: [String] = []
    var columns = 0
    /// The first of the phone's columns that the lines have.
    var firstColumn = 0
    var style = TerminalStyle.plain

    /// The cells that have numbers, and their places among all lines.
    var numbered: [NumberedCell] = []
    /// The indices of these lines among all, if some are left out, or empty if all are there.
    var kept: [Int] = []

    /// The line of the outline's upper edge.
    static let linesAbove = 1

    package var hasUpperEdge: Bool { kept.isEmpty || kept[0] == 0 }

    /// The line in which a point so far down the window is, or the next that is not left out.
    func line(at y: CGFloat) -> Int {
        shownLine((y / PhoneFrame.lineHeight).rounded(.down).whole(in: -1_000_000...1_000_000))
    }

    /// Returns the first line of a cell that begins so far down the window: the line in which its badge is drawn.
    func line(ofCellAt y: CGFloat) -> Int { shownLine(CellSpan.nearest(y / PhoneFrame.lineHeight)) }

    private func shownLine(_ lineOfWindow: Int) -> Int {
        let line = Self.linesAbove + lineOfWindow
        return kept.isEmpty ? line : kept.firstIndex { $0 >= line } ?? kept.count - 1
    }

    private var columnsBefore: Int { 1 - firstColumn }

    /// The cells of a rectangle of the window, counted from the rendering's upper left corner: one at least.
    func cells(of rect: CGRect) -> (columns: Range<Int>, rows: Range<Int>) {
        let any = -1_000_000...1_000_000
        let left = columnsBefore + (rect.minX / PhoneFrame.columnWidth).rounded(.down).whole(in: any)
        let right = columnsBefore + (rect.maxX / PhoneFrame.columnWidth).rounded(.up).whole(in: any)
        let top = line(at: rect.minY)
        // There may be a line below it that is left out.
        let bottom = line(at: rect.maxY - 1 + PhoneFrame.lineHeight)
        return (left..<max(right, left + 1), top..<max(bottom, top + 1))
    }

    /// The point of the window in the middle of a cell, in points, or nil outside of the window.
    func point(column: Int, row: Int) -> CGPoint? {
        guard (max(0, columnsBefore)..<columns - 1).contains(column), (0..<lines.count - 1).contains(row) else {
            return nil
        }
        let line = kept.isEmpty ? row : kept[row]
        guard line >= Self.linesAbove else { return nil }
        return CGPoint(
            x: (CGFloat(column - columnsBefore) + 0.5) * PhoneFrame.columnWidth,
            y: (CGFloat(line - Self.linesAbove) + 0.5) * PhoneFrame.lineHeight)
    }
}
