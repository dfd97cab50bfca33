import TerminalUIKit
import TerminalTesting
import Testing

/// The letters at the right edge of a table.
struct SectionLettersTests {
    private final class Letters: NSObject, UITableViewDataSource {
        var letters = ["A", "B", "C", "D", "E", "F", "G"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
    }

    @Test(
        "The index shows as many letters as fit, in the middle, and leaves out the others evenly",
        arguments: [
            (21, 7, "·"), (22, 1, "A"),
            (43, 7, "A·"), (44, 7, "AD"), (66, 7, "ACE"), (132, 7, "ABCDEF"), (154, 7, "ABCDEFG"),
            (110, 3, "·ABC·"),
        ])
    func room(height: CGFloat, count: Int, expected: String) {
        // Given
        let (letters, table) = (Letters(), UITableView(frame: CGRect(x: 0, y: 0, width: 80, height: height)))
        letters.letters = Array(letters.letters.prefix(count))
        table.dataSource = letters

        // When
        let lines = ControlFixture.rendering(of: table).split(separator: "\n", omittingEmptySubsequences: false)

        // Then
        let seen = lines.map { $0.count == 10 ? String($0.suffix(1)) : "·" }.joined()
        expect(seen.replacing("─", with: "·"), equals: expected)
    }

    @Test("Letters of the index are reloaded on demand, and appear if there are enough rows")
    func reload() {
        // Given
        let (letters, table) = (Letters(), UITableView(frame: CGRect(x: 0, y: 0, width: 80, height: 44)))
        table.dataSource = letters
        let before = table.tapSectionIndex("A")

        // When
        letters.letters = ["Z"]
        let kept = table.tapSectionIndex("Z")
        table.reloadSectionIndexTitles()
        let asked = table.tapSectionIndex("Z")
        table.sectionIndexMinimumDisplayRowCount = 1
        let enough = table.tapSectionIndex("Z")
        table.sectionIndexMinimumDisplayRowCount = 2

        // Then
        expect([before, kept, asked, enough], equals: [true, false, true, true])
        expect(!table.tapSectionIndex("Z"))
    }

    @Test("Code can select one row instead of another, or several, scroll to it, and deselect all")
    func selection() {
        // Given
        let rows = CountedRows([20])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 80, height: 88))
        table.dataSource = rows
        table.layoutIfNeeded()
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        func select(_ row: Int) { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }

        // When
        select(0)
        select(1)
        let one = (table.indexPathsForSelectedRows, table.visibleCells.map(\.isSelected))
        table.allowsMultipleSelection = true
        select(0)
        select(0)
        let two = (table.indexPathsForSelectedRows, table.visibleCells.map(\.isSelected))
        table.selectRow(at: path(9), animated: false, scrollPosition: .top)
        let offset = table.contentOffset.y
        table.selectRow(at: nil, animated: false, scrollPosition: .top)

        // Then
        expect(one.0 == [path(1)] && one.1 == [false, true])
        expect(two.0 == [path(0), path(1)] && two.1 == [true, true])
        expect(offset == 396 && table.indexPathsForSelectedRows == nil)
        table.allowsSelection = false
        select(0)
        expect(table.indexPathForSelectedRow, equals: nil)
    }
}
