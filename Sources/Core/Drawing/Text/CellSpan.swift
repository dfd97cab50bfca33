import Foundation

/// From points to cells, along one axis. Whatever number comes in, a small integer comes out.
nonisolated package enum CellSpan {
    /// Returns the cells whose centers lie between two points.
    ///
    /// A length of at least half a cell that lies between two centers takes the cell its middle is in, so that no label
    /// vanishes.
    package static func cells(from start: CGFloat, to end: CGFloat, unit: CGFloat) -> Range<Int> {
        let (start, end) = (min(start, end), max(start, end))
        let first = nearest(start / unit)
        let last = nearest(end / unit)
        if first < last { return first..<last }
        guard end - start >= unit / 2 else { return first..<first }
        let middle = cell(centeredAt: start + (end - start) / 2, count: 1, unit: unit)
        return middle..<middle + 1
    }

    /// The first of `count` cells whose middle is nearest to a point.
    package static func cell(centeredAt middle: CGFloat, count: Int, unit: CGFloat) -> Int {
        nearest(middle / unit - CGFloat(count) / 2)
    }

    /// Returns the nearest integer. A half, or a hair more, goes down, so that one line in a row of two takes the
    /// upper.
    package static func nearest(_ value: CGFloat) -> Int {
        let hair: CGFloat = 0.01
        return whole((value - 0.5 - hair).rounded(.up))
    }

    /// Returns an integral number as an `Int`, clamped to a million either way, or zero for NaN.
    package static func whole(_ value: CGFloat) -> Int {
        value.isNaN ? 0 : value.whole(in: -1_000_000...1_000_000)
    }
}
