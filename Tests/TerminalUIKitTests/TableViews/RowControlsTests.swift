import Canvases
import TerminalTesting
import TerminalUIKit
import Testing

/// The controls and lines that a table adds to its rows.
struct RowControlsTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names = ["Io", "Europa", "Ganymede"]
        var calls: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            cell.accessoryType = .detailDisclosureButton
            return cell
        }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { calls.append("commit \(editingStyle) \(indexPath.row)") }

        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row == 2 ? .insert : .delete }

        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            calls.append("detail \(indexPath.row)")
        }
    }

    /// Rows that say which of them can be moved.
    private final class MovedRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 220))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 220), style: .plain)
    private let rows = Rows()

    init() {
        table.rowHeight = 44
        (table.dataSource, table.delegate) = (rows, rows)
        window.addSubview(table)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test("A tap by its title reaches the round button of a row in editing mode, and the detail button before")
    func titles() throws {
        // Given
        let cells = table.visibleCells
        let before = cells.map { window.tappableControls(in: $0).map(\.title) }
        try window.tap("more info", in: cells[1])

        // When
        table.setEditing(true, animated: false)
        window.layoutIfNeeded()
        let editing = cells.map { window.tappableControls(in: $0).map(\.title) }
        try window.tap("delete", in: cells[0])
        try window.tap("insert", in: cells[2])
        table.setEditing(false, animated: false)

        // Then
        expect(before, equals: [["More Info"], ["More Info"], ["More Info"]])
        expect(editing, equals: [["Delete"], ["Delete"], ["Insert"]])
        expect(rows.calls, equals: ["detail 1", "commit delete 0", "commit insert 2"])
    }

    @Test("A data source that says which rows can be moved makes the table show the lines to move them by")
    func lines() {
        // Given
        let moved = MovedRows()
        table.dataSource = moved

        // When
        table.setEditing(true, animated: false)
        window.layoutIfNeeded()

        // Then
        expect(table.visibleCells.map(\.showsReorderControl), equals: [false, true])
    }

    @Test("A text that changes while its row is visible gets the room it needs")
    func room() {
        // Given
        let cell = table.visibleCells[0]

        // When
        cell.detailTextLabel?.text = "1610"
        window.layoutIfNeeded()

        // Then
        expect(cell.detailTextLabel?.frame.width, equals: 32)
    }

    @Test("A row that doesn't fill whole lines has its separator in its last line, below a text there")
    func separators() {
        // Given
        table.rowHeight = 50
        table.layoutIfNeeded()
        let canvas = TerminalCanvas(size: window.bounds.size)

        // When
        window.render(on: canvas)
        let lines = canvas.text(style: .plain).split(separator: "\n", omittingEmptySubsequences: false)

        // Then
        expect(lines[1].hasPrefix("▁▁Io▁"), "\(lines[1])")
        expect(lines[4].hasPrefix("──"), "\(lines[4])")
        expect(lines[6].hasPrefix("──"), "\(lines[6])")
    }
}
