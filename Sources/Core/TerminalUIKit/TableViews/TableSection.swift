import PlainText

/// The places of a section's header, rows and footer in the content of a table, by arithmetic.
struct TableSection {
    /// The kinds of row heights.
    enum RowHeights {
        /// All rows are alike, so they aren't stored.
        case uniform(CGFloat)
        /// The position of each row's end, from the first row's top, and the rows that size themselves.
        case varied([CGFloat], automatic: Set<Int>)
        /// All size themselves.
        case automatic(MeasuredRows)
    }

    /// The position in the content at which the section begins.
    var origin: CGFloat
    /// The number of rows.
    var rowCount: Int
    var headerHeight: CGFloat
    var footerHeight: CGFloat
    var rowHeights: RowHeights

    private var rowsOrigin: CGFloat { origin + headerHeight }

    private var rowsHeight: CGFloat { start(ofRow: rowCount) }

    /// The position at which the section ends.
    var end: CGFloat { rowsOrigin + rowsHeight + footerHeight }

    /// From where to where the header reaches.
    var header: Range<CGFloat> { origin..<(origin + headerHeight) }

    /// From where to where the footer reaches.
    var footer: Range<CGFloat> { (end - footerHeight)..<end }

    /// Returns the position at which a row begins, from the first row's top. The row after the last begins where the
    /// rows end.
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
            let first = (lower / height).whole(in: 0...rowCount)
            return first..<(upper / height).rounded(.up).whole(in: first...rowCount)
        }
        let first = (0..<rowCount).partitioningIndex { start(ofRow: $0 + 1) > lower }
        return first..<min(rowCount, (0..<rowCount).partitioningIndex { start(ofRow: $0 + 1) >= upper } + 1)
    }

    // MARK: Rows that size themselves

    /// Returns a Boolean value that indicates whether the cell determines the height of a row.
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
