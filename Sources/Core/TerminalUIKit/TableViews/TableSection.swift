import PlainText

/// Where a section's header, rows and footer lie in the content of a table, by arithmetic.
struct TableSection {
    /// How high the rows are.
    enum RowHeights {
        /// All alike: nothing is stored.
        case uniform(CGFloat)
        /// Where each row ends, from the first row's top; and which rows size themselves.
        case varied([CGFloat], automatic: Set<Int>)
        /// All size themselves.
        case automatic(MeasuredRows)
    }

    /// Where the section begins in the content.
    var origin: CGFloat
    /// How many rows there are.
    var rowCount: Int
    var headerHeight: CGFloat
    var footerHeight: CGFloat
    var rowHeights: RowHeights

    private var rowsOrigin: CGFloat { origin + headerHeight }

    private var rowsHeight: CGFloat { start(ofRow: rowCount) }

    /// Where the section ends.
    var end: CGFloat { rowsOrigin + rowsHeight + footerHeight }

    /// From where to where the header reaches.
    var header: Range<CGFloat> { origin..<(origin + headerHeight) }

    /// From where to where the footer reaches.
    var footer: Range<CGFloat> { (end - footerHeight)..<end }

    /// Where a row begins, from the first row's top; the row behind the last begins where the rows end.
    private func start(ofRow row: Int) -> CGFloat {
        switch rowHeights {
        case .uniform(let height): height * CGFloat(row)
        case .varied(let ends, _): row > 0 ? ends[row - 1] : 0
        case .automatic(let rows): rows.start(ofRow: row)
        }
    }

    /// From where to where a row reaches. O(1), or O(log *m*) if *m* rows have been measured.
    func extent(ofRow row: Int) -> Range<CGFloat> {
        (rowsOrigin + start(ofRow: row))..<(rowsOrigin + start(ofRow: row + 1))
    }

    /// The rows that share more than an edge with an extent of the content. O(1), or O(log *n*) for varied heights.
    func rows(in extent: Range<CGFloat>) -> Range<Int> {
        guard rowCount > 0, rowsHeight > 0 else { return 0..<0 }
        let lower = max(0, extent.lowerBound - rowsOrigin)
        let upper = min(rowsHeight, extent.upperBound - rowsOrigin)
        guard lower < upper else { return 0..<0 }
        if case .uniform(let height) = rowHeights {
            let first = Int(lower / height)
            return first..<max(first, min(rowCount, Int((upper / height).rounded(.up))))
        }
        let first = (0..<rowCount).partitioningIndex { start(ofRow: $0 + 1) > lower }
        return first..<min(rowCount, (0..<rowCount).partitioningIndex { start(ofRow: $0 + 1) >= upper } + 1)
    }

    // MARK: Rows that size themselves

    /// Whether a row is as high as its cell finds right.
    func sizesItself(row: Int) -> Bool {
        switch rowHeights {
        case .uniform: false
        case .varied(_, let automatic): automatic.contains(row)
        case .automatic: true
        }
    }

    /// Gives a row that sizes itself its true height. Those below it move.
    mutating func setHeight(_ height: CGFloat, ofRow row: Int) {
        let extent = extent(ofRow: row)
        let difference = height - (extent.upperBound - extent.lowerBound)
        switch rowHeights {
        case .uniform: break
        case .varied(var ends, let automatic):
            for index in row..<ends.count { ends[index] += difference }
            rowHeights = .varied(ends, automatic: automatic)
        case .automatic(let rows): rowHeights = .automatic(rows.measuring(row, height))
        }
    }
}
