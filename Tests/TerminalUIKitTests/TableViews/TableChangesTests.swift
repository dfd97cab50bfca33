import TerminalUIKit
import Testing

/// What a table does when its rows change, are chosen, come and go.
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

    @Test("The delegate is told of the cells that come and go")
    func display() {
        // Given
        source.told = []

        // When
        table.contentOffset.y = 44
        table.layoutIfNeeded()

        // Then
        #expect(source.told == ["-0", "+4"])
    }

    @Test("Fewer rows let the content down to what is left")
    func shrinking() {
        // Given
        table.scroll(by: CGPoint(x: 0, y: 10_000))
        source.count = 5

        // When
        table.reloadData()
        table.layoutIfNeeded()

        // Then
        #expect(table.contentOffset.y == 44)
        #expect(table.indexPathsForVisibleRows?.map(\.row) == [1, 2, 3, 4])
    }

    @Test("Only the cells of reloaded rows are asked for again, and no row goes")
    func reloadRows() {
        // Given
        let before = table.visibleCells
        source.told = []

        // When
        table.reloadRows(at: [path(2)], with: .none)
        table.layoutIfNeeded()

        // Then
        #expect(source.told == ["+2"])
        #expect(table.visibleCells == before)
        #expect(table.numberOfRows(inSection: 0) == 20)
    }

    @Test("Changes made together call back when they are made")
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
        #expect(counts == [19])
    }

    @Test("A deselected row is marked no longer")
    func deselection() {
        // Given
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        let before = table.visibleCells.map(\.isSelected)

        // When
        table.deselectRow(at: path(1), animated: false)

        // Then
        #expect(before == [false, true, false, false])
        #expect(table.visibleCells.map(\.isSelected) == [false, false, false, false])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("Cells whose identifier is empty do not wait")
    func emptyIdentifier() {
        // Given
        source.identifier = ""

        // When
        table.reloadData()
        table.layoutIfNeeded()
        table.scroll(by: CGPoint(x: 0, y: 440))
        table.layoutIfNeeded()

        // Then
        #expect(table.reuseCounts.queued == 4)
        #expect(table.reuseCounts.reused == 0)
    }

    @Test("Counts that do not match the changes end the process, in UIKit's words")
    func wrongCounts() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = Source()
                let table = UITableView(frame: .zero, style: .plain)
                table.dataSource = source
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("NSInternalInconsistencyException"))
        #expect(message.contains("(20)"))
        #expect(message.contains("(0 inserted, 1 deleted)"))
    }
}
