import TerminalUIKit
import TerminalTesting
import Testing

/// A table's controller that says which rows there are, and leaves the rest to its superclass.
struct BareTableControllerTests {
    private class Rows: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 3 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "end" }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = .detailButton
            cell.showsReorderControl = true
            return cell
        }
    }

    /// A controller with letters for its sections, but without the method that maps them.
    private final class LetteredRows: Rows {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
    }

    private let controller = Rows(style: .plain)
    private var table: UITableView { controller.tableView }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("A table controller that overrides nothing lets rows be selected, deselected, and tapped at their button")
    func tapping() {
        // Given
        let window = ControllerFixture.window(controller)
        table.allowsMultipleSelection = true

        // When
        let taken = [path(0), path(1), path(0)].map { table.tapRow(at: $0) }

        // Then
        expect(taken, equals: [true, true, true])
        expect(table.indexPathsForSelectedRows, equals: [path(1)])
        expect(table.tapAccessory(ofRowAt: path(1)))
        expect(window.rootViewController === controller)
    }

    @Test("A table can edit its rows, but without a commit method a swipe has no effect")
    func editing() {
        // Given
        let window = ControllerFixture.window(controller)
        let before = table.swipeActionTitles(ofRowAt: path(0))

        // When
        let isSwiped = table.swipeRow(at: path(0), choosing: "delete")
        let titles = table.swipeActionTitles(ofRowAt: path(0)) + table.swipeActionTitles(ofRowAt: path(0), .right)
        controller.isEditing = true
        let cell = table.cellForRow(at: path(0))

        // Then
        expect(before == ["Delete"] && titles == [] && !isSwiped)
        expect(cell?.editingStyle == .delete && cell?.shouldIndentWhileEditing == true)
        expect(!table.tapEditControl(ofRowAt: path(0)))
        expect(!table.dragRow(at: path(0), to: path(1)))
        expect(window.rootViewController === controller)
    }

    @Test("A letter of the index leads to its section, and by default there is no index")
    func letters() {
        // Given
        let lettered = LetteredRows(style: .plain)
        let table = lettered.tableView!
        table.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        table.layoutIfNeeded()

        // When
        let isThere = table.tapSectionIndex("B")

        // Then
        let top: CGFloat = 5 * 44 + 22
        expect(isThere && table.contentOffset.y == top)
        expect(!table.tapSectionIndex("D") && !self.table.tapSectionIndex("B"))
    }

    @Test("Self-sizing rows have the estimated height at first, but a footer with a title is one line high")
    func estimates() {
        // Given
        table.frame = CGRect(x: 0, y: 0, width: 100, height: 230)
        table.rowHeight = UITableView.automaticDimension
        table.sectionFooterHeight = UITableView.automaticDimension
        (table.estimatedRowHeight, table.estimatedSectionFooterHeight) = (50, 70)

        // When
        table.layoutIfNeeded()
        let footers = (0...1).map { table.footerView(forSection: $0) != nil }
        let height = table.contentSize.height
        table.contentOffset.y = 300
        table.layoutIfNeeded()

        // Then: a title is a line high, whatever is estimated
        expect(height, equals: 786)
        expect(footers, equals: [true, false])
        expect(table.rectForFooter(inSection: 0), equals: CGRect(x: 0, y: 220, width: 100, height: 22))
        expect(table.indexPathsForVisibleRows?.first, equals: path(1, 1))
    }

    @Test("A table controller's table view can be replaced, and its refresh control is the table's")
    func ownTable() {
        // Given
        let other = UITableView(frame: .zero, style: .grouped)

        // When
        controller.tableView = other
        controller.refreshControl = UIRefreshControl()

        // Then
        expect(controller.view === other && other.refreshControl === controller.refreshControl)
        expect(other.refreshControl?.superview === other)
    }

    /// Leaves editing and moving to its superclass, and says only that rows can be.
    private final class Editable: UITableViewDiffableDataSource<Int, String> {
        var titles: [String]?

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    }

    @Test("A diffable data source has no titles, no index and no editing, unless a subclass adds them")
    func diffable() {
        // Given
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let tables = [UITableView(frame: frame), UITableView(frame: frame)]
        let cell: UITableViewDiffableDataSource<Int, String>.CellProvider = { _, _, text in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = text
            return cell
        }
        let plain = UITableViewDiffableDataSource<Int, String>(tableView: tables[0], cellProvider: cell)
        let editable = Editable(tableView: tables[1], cellProvider: cell)
        editable.titles = ["A", "B"]
        var snapshot = plain.snapshot()
        snapshot.appendSections([1, 2])
        snapshot.appendItems(["New", "Full"], toSection: 1)
        var calls = 0

        // When
        for source in [plain, editable] {
            source.applySnapshotUsingReloadData(snapshot) { calls += 1 }
        }
        for table in tables {
            table.layoutIfNeeded()
            table.isEditing = true
        }

        // Then
        expect(calls, equals: 2)
        expect(tables[0].visibleCells.map(\.textLabel?.text), equals: ["New", "Full"])
        expect(tables[0].cellForRow(at: path(0))?.editingStyle, equals: UITableViewCell.EditingStyle.none)
        expect(tables[1].cellForRow(at: path(0))?.editingStyle, equals: .delete)
        for table in tables {
            expect(!table.dragRow(at: path(0), to: path(1)) && !table.tapEditControl(ofRowAt: path(0)))
        }
        expect(!tables[0].tapSectionIndex("B") && tables[1].tapSectionIndex("B"))
        expect(tables[0].contentSize.height, equals: 88)
        expect(plain.sectionIdentifier(for: 1) == 2 && plain.sectionIdentifier(for: 2) == nil)
        expect(plain.index(for: 2) == 1 && plain.indexPath(for: "Full") == path(1))
        expect("\(plain)", equals: "<UITableViewDiffableDataSource<Int, String>>")
    }
}
