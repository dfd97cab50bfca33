import TerminalUIKit
import TerminalTesting
import Testing

/// Values right after a change, which a list must already know.
struct AnswersAtOnceTests {
    /// Sections with views or titles, and which of them were asked for.
    private final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
        var titles: [Int: String] = [:]
        var without: Set<Int> = []
        var asked: [Int] = []

        func numberOfSections(in tableView: UITableView) -> Int { 100 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            asked.append(section)
            return without.contains(section) ? nil : UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
    }

    private let rows = CountedRows([20])
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 176), style: .plain)

    init() {
        (table.dataSource, table.delegate) = (rows, rows)
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("Right after reloadData, cellForRow(at:) returns a row's cell")
    func cellAfterReload() {
        // Given
        table.layoutIfNeeded()

        // When
        table.reloadData()

        // Then
        expect(table.cellForRow(at: path(3)) != nil)
        expect(table.cellForRow(at: path(4)), equals: nil)
    }

    @Test("Right after scrolling, the visible rows are the new ones")
    func rowsAfterScrolling() {
        // Given
        table.layoutIfNeeded()

        // When
        table.scrollToRow(at: path(10), at: .top, animated: false)

        // Then
        expect(table.indexPathsForVisibleRows, equals: (10...13).map(path))
        expect(table.visibleCells.count, equals: 4)
        expect(table.indexPath(for: table.visibleCells[0]), equals: path(10))
    }

    @Test("In cellForRowAt, the data source can ask for the visible cells")
    func questionWithin() {
        // Given
        final class Asking: NSObject, UITableViewDataSource {
            var counts: [Int] = []

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                counts.append(tableView.visibleCells.count)
                return UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let asking = Asking()
        table.dataSource = asking

        // When
        table.layoutIfNeeded()

        // Then
        expect(asking.counts, equals: [0, 1, 2])
    }

    @Test("A cell that is dequeued for a row has the row's size")
    func dequeuedSize() {
        // Given
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Registered")
        table.rowHeight = 70
        table.layoutIfNeeded()

        // When
        let cell = table.dequeueReusableCell(withIdentifier: "Registered", for: path(2))

        // Then
        expect(cell.frame.size, equals: CGSize(width: 160, height: 70))
    }

    @Test("headerView(forSection:) returns a section's header as soon as the rows are known")
    func titleHeader() {
        // Given
        let headers = Headers()
        headers.titles = [0: "Moons", 1: "Stars"]
        table.dataSource = headers
        table.delegate = nil

        // When
        let header = table.headerView(forSection: 0)

        // Then
        expect(header?.textLabel?.text, equals: "Moons")
        expect(header?.frame, equals: CGRect(x: 0, y: 0, width: 160, height: 22))
        expect(table.headerView(forSection: 9), equals: nil)
    }

    @Test("A table asks for the headers of visible sections only, each once, also after reloading")
    func headersInView() {
        // Given
        let headers = Headers()
        (table.dataSource, table.delegate) = (headers, headers)
        table.layoutIfNeeded()
        let first = headers.asked
        table.contentOffset.y = 66 * 50
        table.layoutIfNeeded()
        headers.asked = []

        // When
        table.reloadData()
        table.layoutIfNeeded()

        // Then
        expect(first, equals: [0, 1, 2])
        expect(headers.asked, equals: [50, 51, 52])
    }

    @Test("A visible section without a header from the delegate leaves no space for one")
    func noHeader() {
        // Given
        let headers = Headers()
        headers.without = [0, 2]
        (table.dataSource, table.delegate) = (headers, headers)

        // When
        table.layoutIfNeeded()

        // Then
        expect((0...2).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }, equals: [0, 66, 110])
    }

    @Test("Setting a scroll view's bounds tells its delegate")
    func boundsOrigin() {
        // Given
        final class Told: NSObject, UIScrollViewDelegate {
            var offsets: [CGPoint] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
        }
        let told = Told()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.delegate = told

        // When
        view.bounds.origin = CGPoint(x: 0, y: 30)
        view.bounds.origin = CGPoint(x: 0, y: 30)

        // Then
        expect(told.offsets, equals: [CGPoint(x: 0, y: 30)])
    }
}
