import TerminalUIKit
import TerminalTesting
import Testing

/// The heights of headers, rows and footers in a table's sections.
struct TableSectionHeightsTests {
    /// Sections with titles and heights as a test sets them.
    private final class Source: UITableViewDataSource, UITableViewDelegate {
        var rowCounts = [1]
        var headers: [Int: String] = [:]
        var footers: [Int: String] = [:]
        var headerHeights: [Int: CGFloat] = [:]
        var footerHeights: [Int: CGFloat] = [:]

        func numberOfSections(in tableView: UITableView) -> Int { rowCounts.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCounts[section] }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }

        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            headerHeights[section] ?? UITableView.automaticDimension
        }

        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            footerHeights[section] ?? UITableView.automaticDimension
        }
    }

    private let source = Source()

    private func table(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 440), style: style)
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        return table
    }

    /// From where to where the section's first row reaches.
    private func row(_ section: Int, in table: UITableView) -> [CGFloat] {
        let rect = table.rectForRow(at: IndexPath(row: 0, section: section))
        return [rect.minY, rect.maxY]
    }

    @Test("Without titles, sections of a plain table have no space between them, and of a grouped table some")
    func untitled() {
        // Given
        source.rowCounts = [1, 0, 1]

        // When
        let (plain, grouped) = (table(.plain), table(.grouped))

        // Then
        expect(row(2, in: plain) == [44, 88] && plain.contentSize.height == 88)
        // 11 points above and below each section.
        expect(row(2, in: grouped) == [99, 143] && grouped.contentSize.height == 154)
    }

    @Test("A title is one line high, or as high as the table's headers and footers")
    func titled() {
        // Given
        source.headers = [0: "Moons"]
        source.footers = [0: "of Jupiter"]

        // When
        let usual = table(.plain)
        let own = table(.plain)
        own.sectionHeaderHeight = 44
        own.sectionFooterHeight = 66
        own.reloadData()
        own.layoutIfNeeded()

        // Then
        expect(row(0, in: usual) == [22, 66] && usual.contentSize.height == 88)
        expect(row(0, in: own) == [44, 88] && own.contentSize.height == 154)
        let titles = own.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
        expect(titles.map(\.textLabel?.text), equals: ["Moons", "of Jupiter"])
        expect(
            titles.map(\.frame),
            equals: [
                CGRect(x: 0, y: 0, width: 160, height: 44), CGRect(x: 0, y: 88, width: 160, height: 66),
            ])
    }

    @Test("The delegate's heights apply with or without titles, and the table's are the default")
    func delegateHeights() {
        // Given
        source.rowCounts = [1, 1]
        source.headers = [1: "Moons"]
        source.headerHeights = [0: 5]
        source.footerHeights = [0: 0, 1: 7]

        // When
        let table = table(.grouped)

        // Then
        expect(row(0, in: table), equals: [5, 49])
        expect(row(1, in: table), equals: [71, 115])
        expect(table.contentSize.height, equals: 122)
    }

    @Test("Titles appear and disappear as their sections scroll")
    func scrolling() {
        // Given
        source.rowCounts = Array(repeating: 4, count: 10)
        source.headers = Dictionary(uniqueKeysWithValues: (0..<10).map { ($0, "\($0)") })
        let table = table(.plain)

        // When
        let titles = [0.0, 22, 197, 198, 10_000].map { offset in
            table.contentOffset.y = 0
            table.scroll(by: CGPoint(x: 0, y: offset))
            table.layoutIfNeeded()
            return table.subviews.compactMap { ($0 as? UITableViewHeaderFooterView)?.textLabel?.text }
        }

        // Then
        expect(
            titles.map { $0.sorted() },
            equals: [
                ["0", "1", "2"], ["1", "2"], ["1", "2", "3"], ["1", "2", "3"], ["8", "9"],
            ])
    }
}
