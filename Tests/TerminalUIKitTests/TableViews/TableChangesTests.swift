import TerminalUIKit
import TerminalTesting
import Testing

/// Changes of a table's rows, and their selection.
struct TableChangesTests {
    /// Rows of one section, and what the table told of them.
    private final class Source: UITableViewDataSource, UITableViewDelegate {
        var count = 20
        var identifier = "Cell"
        var told: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: identifier)
                ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        }

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            told.append("+\(indexPath.row)")
        }

        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            told.append("-\(indexPath.row)")
        }
    }

    private let source = Source()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 176), style: .plain)

    init() {
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("The table tells its delegate about cells that appear and disappear")
    func display() {
        // Given
        source.told = []

        // When
        table.contentOffset.y = 44
        table.layoutIfNeeded()

        // Then
        expect(source.told, equals: ["-0", "+4"])
    }

    @Test("If rows are deleted at the end, the content scrolls down to the rows that remain")
    func shrinking() {
        // Given
        table.scroll(by: CGPoint(x: 0, y: 10_000))
        source.count = 5

        // When
        table.reloadData()
        table.layoutIfNeeded()

        // Then
        expect(table.contentOffset.y, equals: 44)
        expect(table.indexPathsForVisibleRows?.map(\.row), equals: [1, 2, 3, 4])
    }

    @Test("Reloading rows asks only for their cells, and removes no row")
    func reloadRows() {
        // Given
        let before = table.visibleCells
        source.told = []

        // When
        table.reloadRows(at: [path(2)], with: .none)
        table.layoutIfNeeded()

        // Then
        expect(source.told, equals: ["-2", "+2"])
        expect(table.visibleCells, equals: before)
        expect(table.numberOfRows(inSection: 0), equals: 20)
    }

    @Test("A batch of updates calls its completion handler when it has ended")
    func completion() {
        // Given
        var counts: [Int] = []
        source.count = 19

        // When
        table.performBatchUpdates {
            table.deleteRows(at: [path(0)], with: .none)
        } completion: { finished in
            if finished { counts.append(table.numberOfRows(inSection: 0)) }
        }

        // Then
        expect(counts, equals: [19])
    }

    @Test("A deselected row isn't marked any more")
    func deselection() {
        // Given
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        let before = table.visibleCells.map(\.isSelected)

        // When
        table.deselectRow(at: path(1), animated: false)

        // Then
        expect(before, equals: [false, true, false, false])
        expect(table.visibleCells.map(\.isSelected), equals: [false, false, false, false])
        expect(table.indexPathForSelectedRow, equals: nil)
    }

    @Test("Cells with an empty identifier aren't queued for reuse")
    func emptyIdentifier() {
        // Given
        source.identifier = ""

        // When
        table.reloadData()
        table.layoutIfNeeded()
        table.scroll(by: CGPoint(x: 0, y: 440))
        table.layoutIfNeeded()

        // Then
        expect(table.reuseCounts.waiting, equals: 4)
        expect(table.reuseCounts.reused, equals: 0)
    }

    @Test("The table also tells its delegate that cells disappear if their rows are reloaded or deleted")
    func endOfDisplay() {
        // Given
        source.told = []

        // When
        table.reloadData()
        let reloaded = source.told
        table.layoutIfNeeded()
        source.told = []
        source.count = 19
        table.deleteRows(at: [path(1)], with: .none)
        table.reloadRows(at: [path(0)], with: .none)

        // Then
        expect(reloaded, equals: ["-0", "-1", "-2", "-3"])
        expect(source.told, equals: ["-1", "-0"])
    }

    @Test("reloadData deselects all rows, and reloadRows its own rows")
    func selectionAfterReload() {
        // Given
        table.allowsMultipleSelection = true
        for row in 0...2 { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }

        // When
        table.reloadRows(at: [path(1)], with: .none)
        table.layoutIfNeeded()
        let afterRows = table.indexPathsForSelectedRows
        let marked = table.visibleCells.map(\.isSelected)
        table.reloadData()
        table.layoutIfNeeded()

        // Then
        expect(afterRows, equals: [path(0), path(2)])
        expect(marked, equals: [true, false, true, false])
        expect(table.indexPathForSelectedRow, equals: nil)
        expect(table.visibleCells.map(\.isSelected), equals: [false, false, false, false])
    }

    @Test("A moved section keeps its rows and their cells")
    func moveSection() {
        // Given
        let rows = CountedRows([1, 2])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 176), style: .plain)
        table.dataSource = rows
        table.layoutIfNeeded()
        let before = table.visibleCells

        // When
        rows.counts = [2, 1]
        table.moveSection(1, toSection: 0)
        table.layoutIfNeeded()

        // Then
        expect(table.visibleCells, equals: [before[1], before[2], before[0]])
    }
}
