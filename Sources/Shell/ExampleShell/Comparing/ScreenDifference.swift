internal import Canvases
internal import TerminalUIKit

/// The places where two screens look different, as a terminal shows them without badges.
struct ScreenDifference {
    private let rendering: PhoneRendering
    /// For each line the columns that differ.
    private let columns: [Set<Int>]
    /// For each line the columns in which there are other characters.
    private let characters: [Set<Int>]

    /// Compares two screens of one size.
    init(_ whole: ComparedScreen, _ broken: ComparedScreen) {
        func columns(style: TerminalStyle) -> [Set<Int>] {
            let lines = [whole, broken].map { $0.rendering(badges: [], style: style).lines }
            return zip(lines[0], lines[1]).map { left, right in
                guard left != right else { return [] }
                let cells = [left, right].map { TerminalLine($0).pieces(of: 1) }
                return Set(zip(cells[0], cells[1]).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset))
            }
        }
        rendering = whole.rendering(badges: [], style: .plain)
        self.columns = columns(style: TerminalStyle(color: .trueColor, ascii: false, attributes: true))
        characters = columns(style: .plain)
    }

    var isEmpty: Bool { columns.allSatisfy(\.isEmpty) }

    var lines: [Int] { columns.indices.filter { !columns[$0].isEmpty } }

    /// The upper edges of the places that differ, as distances from the top of the window, in points.
    var places: [CGFloat] {
        let lines = lines
        return lines.filter { !lines.contains($0 - 1) }
            .map { CGFloat($0 - PhoneRendering.linesAbove) * PhoneFrame.lineHeight }
    }

    /// Returns a Boolean value that indicates whether the contents of a cell differ, by its place in the window. On the
    /// line between it and the next one only characters count, because a selected cell also colors the line above.
    func contains(_ cell: CGRect) -> Bool {
        let cells = rendering.cells(of: cell)
        return cells.rows.contains { row in
            guard columns.indices.contains(row) else { return false }
            let isLast = row == cells.rows.last && cells.rows.count > 1
            return !(isLast ? characters : columns)[row].isDisjoint(with: cells.columns)
        }
    }
}
