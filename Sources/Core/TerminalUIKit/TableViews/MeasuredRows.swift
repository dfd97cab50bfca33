import PlainText

/// The heights of self-sizing rows: an estimate for each, and the true height of those that have been on screen.
struct MeasuredRows {
    /// The height of a row that has not been measured.
    let estimate: CGFloat
    private let heights: [Int: CGFloat]
    /// The measured rows in order, and by how much those up to each are higher than estimated, together.
    private let corrections: [(row: Int, total: CGFloat)]

    init(estimate: CGFloat, heights: [Int: CGFloat]) {
        self.estimate = estimate
        self.heights = heights
        var total: CGFloat = 0
        corrections = heights.sorted { $0.key < $1.key }.map { row, height in
            total += height - estimate
            return (row, total)
        }
    }

    /// Returns the position at which a row begins, from the first row's top.
    ///
    /// - Complexity: O(log *m*) for *m* measured rows.
    func start(ofRow row: Int) -> CGFloat {
        let index = corrections.partitioningIndex { $0.row >= row }
        return estimate * CGFloat(row) + (index > 0 ? corrections[index - 1].total : 0)
    }

    /// Returns the rows with one more height measured.
    func measuring(_ row: Int, _ height: CGFloat) -> MeasuredRows {
        MeasuredRows(estimate: estimate, heights: heights.merging([row: height]) { $1 })
    }
}
