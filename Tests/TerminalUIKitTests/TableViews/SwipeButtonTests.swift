import Canvases
import TerminalUIKit
import TerminalTesting
import Testing

/// The buttons that a swipe brings in, and what else a row shows.
struct SwipeButtonTests {
    /// Rows that can be deleted, and note what happens to them.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { calls.append("commit \(indexPath.row)") }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            calls.append("begin \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            calls.append("end \(indexPath?.row ?? -1)")
        }

        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            indexPath.row
        }
    }

    private let rows = Rows()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 176))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 176), style: .plain)
    private let second = IndexPath(row: 1, section: 0)

    init() {
        table.dataSource = rows
        table.delegate = rows
        window.makeKeyAndVisible()
        window.addSubview(table)
        window.layoutIfNeeded()
    }

    @Test("Half a swipe shows the button beside the content, and a tap on it deletes the row")
    func half() throws {
        // Given
        let cell = try #require(table.cellForRow(at: second))

        // When
        table.revealSwipeActions(ofRowAt: second)
        let titles = window.tappableTitles
        let (moved, shown) = (cell.contentView.frame.minX, cell.showingDeleteConfirmation)
        try window.tap("delete")

        // Then
        expect(titles == ["Delete"] && shown)
        expect(moved, equals: -80)
        expect(rows.calls, equals: ["begin 1", "commit 1", "end 1"])
        expect(cell.contentView.frame.minX == 0 && !cell.showingDeleteConfirmation)
    }

    @Test("A tap elsewhere hides the buttons without a selection, and so do scrolling and editing")
    func elsewhere() {
        // Given
        table.revealSwipeActions(ofRowAt: second)

        // When
        let isSelected = table.tapRow(at: IndexPath(row: 0, section: 0))
        let afterTap = window.tappableTitles
        table.revealSwipeActions(ofRowAt: second)
        table.scroll(by: CGPoint(x: 0, y: 10))
        let afterScroll = window.tappableTitles
        table.revealSwipeActions(ofRowAt: second)
        table.setEditing(true, animated: false)
        let isSwiped = table.cellForRow(at: second)?.showingDeleteConfirmation

        // Then
        expect(!isSelected && table.indexPathForSelectedRow == nil)
        expect(afterTap == [] && afterScroll == [] && isSwiped == false)
        expect(rows.calls, equals: ["begin 1", "end 1", "begin 1", "end 1", "begin 1", "end 1"])
    }

    @Test("The buttons are drawn at the edge, in their colors")
    func drawing() {
        // Given
        table.revealSwipeActions(ofRowAt: second)
        let canvas = TerminalCanvas(size: window.bounds.size)

        // When
        window.render(on: canvas)

        // Then
        expect(canvas.text(style: .plain).split(separator: "\n").contains { $0.hasSuffix("Delete") })
    }

    @Test("While a row is edited, it has its editing accessory, and afterwards its accessory again")
    func editingAccessory() throws {
        // Given
        let cell = try #require(table.cellForRow(at: second))
        let (usual, edited) = (UIView(frame: second.frame), UIView(frame: second.frame))
        cell.accessoryView = usual
        cell.editingAccessoryView = edited

        // When
        let before = [usual.superview, edited.superview]
        table.setEditing(true, animated: false)
        let during = [usual.superview, edited.superview]
        table.setEditing(false, animated: false)

        // Then
        expect(before == [cell, nil] && during == [nil, cell])
        expect(usual.superview === cell && edited.superview == nil)
    }

    @Test("The delegate sets the indentation of rows, in steps of the cell's indentation width")
    func indentation() throws {
        // Given
        let cells = table.visibleCells
        for cell in cells {
            cell.textLabel?.text = "Moon"
            cell.indentationWidth = 20
        }

        // When
        window.layoutIfNeeded()

        // Then
        expect(cells.map(\.indentationLevel), equals: [0, 1, 2, 3])
        expect(cells.map { $0.textLabel?.frame.minX }, equals: [16, 36, 56, 76])
    }
}

extension IndexPath {
    /// A rectangle of some size.
    fileprivate var frame: CGRect { CGRect(x: 0, y: 0, width: 20, height: 20) }
}
