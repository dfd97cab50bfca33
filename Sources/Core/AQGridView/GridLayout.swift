/// The layout of a grid's squares: arithmetic, for any number of items.
nonisolated struct GridLayout {
    /// The grid view's size.
    var boundsSize = CGSize.zero
    /// The size a square should have, from which ``cellSize`` is computed.
    var desiredCellSize = CGSize(width: 96, height: 128)
    var direction = AQGridViewLayoutDirection.vertical
    /// The natural size, which has space for a header and a footer.
    var topPadding: CGFloat = 0
    var bottomPadding: CGFloat = 0
    var leftPadding: CGFloat = 0
    var rightPadding: CGFloat = 0
    var itemCount = 0

    /// The width that the columns of a grid that grows downwards share, in whole points.
    private var room: CGFloat { CGFloat(Self.whole(boundsSize.width - leftPadding - rightPadding)) }

    /// The size of a square, at least a point either way. In a grid that grows downwards the columns share the width.
    var cellSize: CGSize {
        let width = CGFloat(Self.whole(desiredCellSize.width))
        let height = desiredCellSize.height.isFinite ? max(1, desiredCellSize.height) : 1
        guard direction == .vertical else { return CGSize(width: width, height: height) }
        let columns = CGFloat(Self.whole(room / width))
        return CGSize(width: CGFloat(Self.whole(room / columns)), height: height)
    }

    /// The number of items in a row, at least one.
    var columnCount: Int {
        switch direction {
        case .vertical: Self.whole(room / cellSize.width)
        case .horizontal: max(1, Self.quotient(itemCount, Self.whole(boundsSize.height / cellSize.height)))
        }
    }

    /// The number of rows. The last one may not be full.
    var rowCount: Int { Self.quotient(itemCount, columnCount) }

    /// A number rounded down and clamped, from one to a million.
    private static func whole(_ value: CGFloat) -> Int {
        value.whole(in: 1...1_000_000)
    }

    /// The quotient rounded up.
    private static func quotient(_ count: Int, _ divisor: Int) -> Int {
        count / divisor + (count % divisor == 0 ? 0 : 1)
    }

    /// The extent of all squares and the room around them.
    var contentSize: CGSize {
        CGSize(
            width: cellSize.width * CGFloat(columnCount) + leftPadding + rightPadding,
            height: cellSize.height * CGFloat(rowCount) + topPadding + bottomPadding)
    }

    /// An item's square.
    func rect(at index: Int) -> CGRect {
        let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
        return CGRect(
            x: leftPadding + cellSize.width * CGFloat(column), y: topPadding + cellSize.height * CGFloat(row),
            width: cellSize.width, height: cellSize.height)
    }

    /// The item whose square holds a point, or nil.
    func index(at point: CGPoint) -> Int? {
        let column = ((point.x - leftPadding) / cellSize.width).rounded(.down)
        let row = ((point.y - topPadding) / cellSize.height).rounded(.down)
        guard column >= 0, column < CGFloat(columnCount), row >= 0, row < CGFloat(rowCount) else { return nil }
        let index = row.whole(in: 0...rowCount) * columnCount + column.whole(in: 0...columnCount)
        return index < itemCount ? index : nil
    }

    /// The items whose squares lie at least partly in a rectangle, in order.
    ///
    /// - Complexity: O(*n*), where *n* is the number of those items.
    func indices(in rect: CGRect) -> [Int] {
        guard itemCount > 0, rect.width > 0, rect.height > 0 else { return [] }
        let columns = Self.lines(
            from: rect.minX - leftPadding, to: rect.maxX - leftPadding, size: cellSize.width, count: columnCount)
        let rows = Self.lines(
            from: rect.minY - topPadding, to: rect.maxY - topPadding, size: cellSize.height, count: rowCount)
        return rows.flatMap { row in
            columns.map { row * columnCount + $0 }.filter { $0 < itemCount }
        }
    }

    /// The rows or columns that lie at least partly between two points of their axis.
    private static func lines(from start: CGFloat, to end: CGFloat, size: CGFloat, count: Int) -> Range<Int> {
        let first = (start / size).rounded(.down).whole(in: 0...count)
        return first..<(end / size).rounded(.up).whole(in: first...count)
    }
}
