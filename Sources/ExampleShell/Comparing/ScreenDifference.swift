internal import Canvases
internal import Foundation
internal import TerminalUIKit

/// Where two screens look different, as a terminal shows them without badges.
struct ScreenDifference {
    private let rendering: PhoneRendering
    /// For each line the columns that differ.
    private let columns: [Set<Int>]

    /// Compares two screens of one size.
    init(_ whole: ComparedScreen, _ broken: ComparedScreen) {
        let style = TerminalStyle(color: .trueColor, ascii: false, attributes: true)
        rendering = whole.rendering(badges: [], style: style)
        columns = zip(rendering.lines, broken.rendering(badges: [], style: style).lines).map { left, right in
            guard left != right else { return [] }
            let cells = [left, right].map { TerminalLine($0).pieces(of: 1) }
            return Set(zip(cells[0], cells[1]).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset))
        }
    }

    /// Whether they look the same.
    var isEmpty: Bool { columns.allSatisfy(\.isEmpty) }

    /// The lines of the rendering that differ.
    var lines: [Int] { columns.indices.filter { !columns[$0].isEmpty } }

    /// How far down the window the places begin that differ, in points.
    var places: [CGFloat] {
        let lines = lines
        return lines.filter { !lines.contains($0 - 1) }
            .map { CGFloat($0 - rendering.linesAbove) * PhoneFrame.lineHeight }
    }

    /// Whether what a cell shows differs; the line below it is the next one's, too.
    ///
    /// - Parameter cell: Where the cell is in the window, in points.
    func contains(_ cell: CGRect) -> Bool {
        let cells = rendering.cells(of: cell)
        let rows = cells.rows.count > 1 ? cells.rows.dropLast() : cells.rows
        return rows.contains { columns.indices.contains($0) && !columns[$0].isDisjoint(with: cells.columns) }
    }
}
