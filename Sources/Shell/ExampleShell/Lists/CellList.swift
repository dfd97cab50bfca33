package import TerminalUIKit

/// A list of cells that are reused, a table or a grid, for the commands for lists.
///
/// Its items are counted from 0, through all sections.
package protocol CellList: UIScrollView, CellContainer {
    /// The name of an item: `row` or `item`.
    var itemName: String { get }
    var itemCount: Int { get }
    /// The height of a row of cells, in points.
    var heightOfRow: CGFloat { get }
    /// The distance to the next row of cells, or to the next column if the list scrolls to the right.
    var step: CGPoint { get }

    /// The cells on screen, and which items they show, in order.
    var visibleItems: [(index: Int, cell: UIView)] { get }
    /// The selected items, on screen or not.
    var selectedItems: [Int] { get }
    /// Scrolls until one stands at the top, as far as there is more below.
    func scrollToItem(at index: Int)
    @discardableResult func tapItem(at index: Int) -> Bool
    func reloadData()
}

extension CellList {
    var step: CGPoint { CGPoint(x: 0, y: heightOfRow) }

    /// Returns the number of rows of cells, or columns, between what the list shows and its first or last content.
    func rowsToEnd(upward: Bool) -> Double {
        let (limits, offset) = (contentOffsetLimits, contentOffset)
        let end = upward ? limits.lowest : limits.highest
        let rows = step.x > 0 ? (end.x - offset.x) / step.x : (end.y - offset.y) / step.y
        return rows.isFinite ? rows.magnitude : 0
    }

    /// Returns the command that scrolls as far as a drag does, in whole rows but at least one, or nil for a drag across
    /// the list.
    package func scrollCommand(forDragBy way: CGPoint) -> String? {
        let rows = step.x > 0 ? -way.x / step.x : -way.y / max(1, step.y)
        guard rows != 0 else { return nil }
        let most = rows < 0 ? -1_000_000...(-1) : 1...1_000_000
        return "scroll \(rows.rounded().whole(in: most))"
    }
}

extension [Int] {
    /// The index of an item, counted through sections of these lengths.
    func index(of path: IndexPath) -> Int { prefix(path.section).reduce(path.item, +) }

    /// Returns the index path of an item, counted through sections of these lengths.
    func path(at index: Int) -> IndexPath {
        var (item, section) = (index, 0)
        while section < count - 1, item >= self[section] {
            item -= self[section]
            section += 1
        }
        return IndexPath(item: item, section: section)
    }
}

extension ExampleSession {
    /// The name of an item of the list on the screen, or `row` if there isn't one.
    package var itemName: String { shownList?.itemName ?? "row" }
}
