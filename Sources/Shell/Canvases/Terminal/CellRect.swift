import Drawing
import Foundation

/// A rectangle of character cells.
nonisolated struct CellRect: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>

    static let empty = CellRect(columns: 0..<0, rows: 0..<0)

    var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

    func intersection(_ other: CellRect) -> CellRect {
        CellRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }
}

nonisolated extension CellRect {
    /// The cells of a rectangle in points.
    init(_ rect: CGRect) {
        let (left, right) = (rect.origin.x, rect.origin.x + rect.size.width)
        let (top, bottom) = (rect.origin.y, rect.origin.y + rect.size.height)
        guard !rect.isNull, ![left, right, top, bottom].contains(where: \.isNaN) else {
            self = .empty
            return
        }
        columns = CellSpan.cells(from: left, to: right, unit: TextLayout.columnWidth)
        rows = CellSpan.cells(from: top, to: bottom, unit: TextLayout.lineHeight)
    }
}
