import Foundation
import TerminalTesting
import Testing

@testable import Lists
@testable import TerminalUIKit

/// The places of a table's rows, headers and footers, for every setting of heights, in a recorded table.
struct WholeAnswersTests {
    /// A data source with titles, rows and letters.
    private final class Rows: NSObject, UITableViewDataSource {
        var counts = [2, 0, 3]
        var hasTitles = true
        var letters: [String]?
        var sectionOfLetter: Int?

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "Moon ", count: path.row * 9)
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            hasTitles && section != 1 ? "Head \(section)" : nil
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            hasTitles && section != 0 ? "Foot \(section)" : nil
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            sectionOfLetter ?? index
        }
    }

    @Test(
        "Sections follow each other without a gap, and all questions about their places agree",
        arguments: [UITableView.Style.plain, .grouped], [20, 44, -1] as [CGFloat])
    func places(style: UITableView.Style, rowHeight: CGFloat) {
        // Below 0 is the automatic dimension.
        for (header, footer) in [(22, 22), (0, 1), (30, 0), (-1, -1)] as [(CGFloat, CGFloat)] {
            for hasTitles in [true, false] {
                // Given
                let rows = Rows()
                rows.hasTitles = hasTitles
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 100), style: style)
                (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (rowHeight, header, footer)
                table.dataSource = rows
                table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 13))
                table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 17))

                // When
                table.layoutIfNeeded()

                // Then
                let isPlain = style == .plain
                var y = table.tableHeaderView!.frame.maxY
                expect(y, equals: 13)
                for section in 0..<3 {
                    let start = y
                    func follows(_ rect: CGRect) {
                        expect(rect.minY, equals: y, "section \(section) of \(style), headers of \(header)")
                        expect(rect.minX == 0 && rect.width == 120)
                        y = rect.maxY
                    }
                    follows(table.rectForHeader(inSection: section))
                    for row in 0..<rows.counts[section] {
                        let path = IndexPath(row: row, section: section)
                        let rect = table.rectForRow(at: path)
                        follows(rect)
                        expect(rowHeight < 0 || rect.height == rowHeight)
                        let middle = CGPoint(x: 5, y: rect.midY)
                        expect(!isPlain || table.indexPathForRow(at: middle) == path)
                        expect(
                            !isPlain || table.indexPathsForRows(in: rect.insetBy(dx: 0, dy: 1)) == [path])
                    }
                    follows(table.rectForFooter(inSection: section))
                    let whole = table.rect(forSection: section)
                    expect(whole.minY == start && whole.maxY == y)
                }
                expect(table.tableFooterView!.frame.minY, equals: y)
                expect(table.contentSize.height, equals: y + 17)
                let nowhere = table.rectForRow(at: IndexPath(row: 9, section: 9))
                expect(nowhere == .zero && table.rectForHeader(inSection: 3) == .zero)
                expect(table.indexPathForRow(at: CGPoint(x: 5, y: y + 20)), equals: nil)
            }
        }
    }

    @Test("The index has as many letters as fit, and each leads to its section")
    func letters() throws {
        var lines: [String] = []
        for count in [0, 1, 2, 3, 5, 26] {
            for height in [10, 22, 44, 90, 600] as [CGFloat] {
                // Given
                let rows = Rows()
                rows.letters = (0..<count).map { String("ABCDEFGHIJKLMNOPQRSTUVWXYZ".dropFirst($0).prefix(1)) }
                rows.hasTitles = false
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: height))
                (table.dataSource, table.rowHeight) = (rows, 44)

                // When
                let picture = ControlFixture.rendering(of: table).components(separatedBy: "\n").map {
                    $0.last.map { "\($0)" } ?? ""
                }
                let taps = ["A", "B", "C", "D", "?"].map { "\(table.tapSectionIndex($0)) \(table.contentOffset.y)" }
                lines.append(
                    "\(count) in \(height): \(picture.joined(separator: ".")); \(taps.joined(separator: ", "))")
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Letters-of-tables.txt")
    }

    @Test("The index appears if there are enough rows, and is requested again after a reload")
    func lettersAgain() {
        // Given
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
        (table.dataSource, rows.letters) = (rows, ["A"])

        // When
        let seen = [4, 5, 6].map { count in
            table.sectionIndexMinimumDisplayRowCount = count
            return table.sectionIndex
        }
        table.sectionIndexMinimumDisplayRowCount = 0
        rows.letters = ["B"]
        let before = table.sectionIndex
        table.reloadSectionIndexTitles()
        let after = table.sectionIndex
        rows.letters = nil
        table.reloadData()

        // Then
        expect(seen == [["A"], ["A"], []] && before == ["A"] && after == ["B"] && table.sectionIndex == [])
        rows.letters = ["A"]
        table.reloadData()
        rows.sectionOfLetter = 3
        expect(table.tapSectionIndex("A") && table.contentOffset.y == 0)
        table.dataSource = nil
        expect(!table.tapSectionIndex("A") && table.numberOfSections == 0 && table.visibleCells.isEmpty)
    }
}
