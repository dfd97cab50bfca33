/// Where a section's header, rows and footer lie in the content of a table, by arithmetic.
struct TableSection {
    /// How high the rows are.
    enum RowHeights {
        /// All alike: nothing is stored.
        case uniform(CGFloat)
        /// Where each row ends, from the first row's top.
        case varied([CGFloat])
    }

    /// Where the section begins in the content.
    var origin: CGFloat
    /// How many rows there are.
    var rowCount: Int
    var headerHeight: CGFloat
    var footerHeight: CGFloat
    var rowHeights: RowHeights

    private var rowsOrigin: CGFloat { origin + headerHeight }

    private var rowsHeight: CGFloat {
        switch rowHeights {
        case .uniform(let height): height * CGFloat(rowCount)
        case .varied(let ends): ends.last ?? 0
        }
    }

    /// Where the section ends.
    var end: CGFloat { rowsOrigin + rowsHeight + footerHeight }

    /// From where to where the header reaches.
    var header: Range<CGFloat> { origin..<(origin + headerHeight) }

    /// From where to where the footer reaches.
    var footer: Range<CGFloat> { (end - footerHeight)..<end }

    /// From where to where a row reaches. O(1).
    func extent(ofRow row: Int) -> Range<CGFloat> {
        switch rowHeights {
        case .uniform(let height):
            let start = rowsOrigin + height * CGFloat(row)
            return start..<(start + height)
        case .varied(let ends):
            return (rowsOrigin + (row > 0 ? ends[row - 1] : 0))..<(rowsOrigin + ends[row])
        }
    }

    /// The rows that share more than an edge with an extent of the content. O(1), or O(log *n*) for varied heights.
    func rows(in extent: Range<CGFloat>) -> Range<Int> {
        guard rowCount > 0, rowsHeight > 0 else { return 0..<0 }
        let lower = max(0, extent.lowerBound - rowsOrigin)
        let upper = min(rowsHeight, extent.upperBound - rowsOrigin)
        guard lower < upper else { return 0..<0 }
        switch rowHeights {
        case .uniform(let height):
            let first = Int(lower / height)
            return first..<max(first, min(rowCount, Int((upper / height).rounded(.up))))
        case .varied(let ends):
            let first = ends.partitioningIndex { $0 > lower }
            return first..<min(rowCount, ends.partitioningIndex { $0 >= upper } + 1)
        }
    }
}
