import Foundation
import TerminalTesting
import Testing

@testable import Lists
@testable import TerminalUIKit

/// What a table answers of its rows, headers and footers, for every setting of heights, a table compared whole.
struct WholeAnswersTests {
    /// Has titles and rows, and nothing else.
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

    private func text(_ rect: CGRect) -> String { "\(rect.minX),\(rect.minY) \(rect.width)×\(rect.height)" }

    private func text(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "–" }

    private func answers(of table: UITableView) -> [String] {
        let sections = (-1...table.numberOfSections).map { section in
            let rows = (-1...table.numberOfRows(inSection: section)).map { row in
                text(table.rectForRow(at: IndexPath(row: row, section: section)))
            }
            return "    \(section): \(text(table.rect(forSection: section))), head "
                + "\(text(table.rectForHeader(inSection: section))) "
                + "\(table.headerView(forSection: section)?.textLabel?.text ?? "–"), foot "
                + "\(text(table.rectForFooter(inSection: section))) "
                + "\(table.footerView(forSection: section)?.textLabel?.text ?? "–"), rows "
                + rows.joined(separator: " | ")
        }
        let points = [0, 21.5, 22, 30, 43.5, 44, 65.5, 66, 88, 110, 132, 999].map { y in
            text(table.indexPathForRow(at: CGPoint(x: 5, y: y)))
        }
        let rects = [(0, 0), (0, 30), (22, 1), (44, 44), (60, 80), (-10, 2000)].map { y, height in
            (table.indexPathsForRows(in: CGRect(x: 0, y: y, width: 10, height: height)) ?? []).map { text($0) }
                .joined(separator: ",")
        }
        return sections + ["    at " + points.joined(separator: " "), "    in " + rects.joined(separator: " | ")]
    }

    @Test("Rows, headers and footers are where the heights of a table say, before and after they are seen")
    func places() throws {
        var lines: [String] = []
        for style in [UITableView.Style.plain, .grouped] {
            for row in [20, 44, 0, UITableView.automaticDimension] as [CGFloat] {
                for (header, footer) in [(22, 22), (0, 1), (30, 0), (-1, -1)] as [(CGFloat, CGFloat)] {
                    for hasTitles in [true, false] {
                        // Given
                        let rows = Rows()
                        rows.hasTitles = hasTitles
                        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 100), style: style)
                        (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (row, header, footer)
                        table.estimatedRowHeight = row < 0 && header > 22 ? 60 : -1
                        table.dataSource = rows

                        // When
                        lines.append(
                            "\(style), rows of \(row), headers \(header), footers \(footer)\(hasTitles ? "" : ", no titles")"
                        )
                        lines += answers(of: table)
                        table.layoutIfNeeded()
                        lines.append("    seen, \(table.contentSize.height)")
                        if row < 0 { lines += answers(of: table) }
                        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 13))
                        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 17))
                        table.layoutIfNeeded()
                        lines.append(
                            "    with both, \(table.contentSize.height) \(text(table.tableHeaderView!.frame)) "
                                + text(table.tableFooterView!.frame))
                    }
                }
            }
        }

        // Then
        try expect(Difference(of: lines.joined(separator: "\n"), fromRecorded: "Answers-of-tables.txt"), equals: nil)
    }

    @Test("The letters beside a table are as many as there is room for, and lead to their sections")
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
        try expect(Difference(of: lines.joined(separator: "\n"), fromRecorded: "Letters-of-tables.txt"), equals: nil)
    }

    @Test("There are letters from a number of rows on; they are asked for again once the table is told so")
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
