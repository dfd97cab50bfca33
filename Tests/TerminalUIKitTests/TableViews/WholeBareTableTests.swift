import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

/// A table without a delegate, whose data source has few methods, step by step.
struct WholeBareTableTests {
    private class Counted: NSObject {
        var told: [String] = []
        var counts = [4]

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            told.append("cell \(path.row)")
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.showsReorderControl = true
            return cell
        }
    }

    private final class Rows: Counted, UITableViewDataSource {}

    private final class ChangingRows: Counted, UITableViewDataSource {
        func tableView(
            _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
        ) {
            told.append("commit \(style) \(path.row)")
            counts[path.section] -= 1
            tableView.deleteRows(at: [path], with: .fade)
        }
        func tableView(_ tableView: UITableView, moveRowAt path: IndexPath, to target: IndexPath) {
            told.append("moved \(path.row) to \(target.row)")
        }
    }

    @Test(
        "Without a delegate, rows are selected, edited, swiped, moved and reloaded",
        arguments: [false, true])
    func steps(changes: Bool) throws {
        // Given
        let rows: Counted & UITableViewDataSource = changes ? ChangingRows() : Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 132))
        table.dataSource = rows
        var lines: [String] = []
        func note(_ what: String, _ work: () -> Any) {
            let answer = work()
            table.layoutIfNeeded()
            let cells = zip(table.indexPathsForVisibleRows ?? [], table.visibleCells).map { path, cell in
                "\(path.row)\(cell.isSelected ? "●" : "")\(cell.isEditing ? "✎" : "") \(cell.editingStyle) "
                    + "\(cell.contentView.frame.minX) \(cell.contentView.frame.width)"
            }
            let selected = table.indexPathsForSelectedRows.map { "\($0.map(\.row))" } ?? "none"
            lines.append(
                "\(what)\(answer is Void ? "" : ", \(answer)"): \(rows.told.joined(separator: ", ")); at "
                    + "\(table.contentOffset.y) of \(table.contentSize.height), selected \(selected)")
            lines.append("    " + cells.joined(separator: " | "))
            rows.told = []
        }

        // When
        note("at first") {}
        for row in [0, 1, 1, 4] { note("tapped \(row)") { table.tapRow(at: [0, row]) } }
        table.allowsMultipleSelection = true
        for row in [0, 1, 0] { note("one more, \(row)") { table.tapRow(at: [0, row]) } }
        note("none selected") { table.selectRow(at: nil, animated: false, scrollPosition: .top) }
        note("selected and seen") { table.selectRow(at: [0, 3], animated: false, scrollPosition: .bottom) }
        note("an accessory") { table.tapAccessory(ofRowAt: [0, 1]) }
        note("swipes") {
            [table.swipeActionTitles(ofRowAt: [0, 1]), table.swipeActionTitles(ofRowAt: [0, 1], .right)]
        }
        note("revealed") { table.revealSwipeActions(ofRowAt: [0, 1]) }
        note("revealed to the right") { table.revealSwipeActions(ofRowAt: [0, 1], .right) }
        note("revealed, and tapped") { [table.revealSwipeActions(ofRowAt: [0, 2]), table.tapRow(at: [0, 1])] }
        note("swiped") { table.swipeRow(at: [0, 1]) }
        note("swipes then") { table.swipeActionTitles(ofRowAt: [0, 1]) }
        note("editing") { table.isEditing = true }
        note("editing again") { table.isEditing = true }
        note("a control") { table.tapEditControl(ofRowAt: [0, 1]) }
        note("a control of no row") { table.tapEditControl(ofRowAt: [0, 9]) }
        for (row, target) in [(0, 1), (1, 1), (0, 9), (9, 0)] {
            note("dragged \(row) to \(target)") { table.dragRow(at: [0, row], to: [0, target]) }
        }
        note("tapped while editing") { table.tapRow(at: [0, 0]) }
        table.allowsMultipleSelectionDuringEditing = true
        note("tapped, as that is allowed") { [table.tapRow(at: [0, 0]), table.tapRow(at: [0, 1])] }
        note("swiped while editing") { table.swipeRow(at: [0, 0]) }
        note("edited") { table.isEditing = false }
        note("rows anew") { table.reloadRows(at: [[0, 0]], with: .none) }
        note("in one go") {
            var isDone = false
            rows.counts[0] += 1
            table.performBatchUpdates(
                { table.insertRows(at: [[0, 0]], with: .top) }, completion: { isDone = $0 })
            return isDone
        }
        note("no rows") {
            rows.counts = []
            return table.reloadData()
        }

        // Then
        let file = "Table-\(changes ? "that-changes" : "left-alone").txt"
        try expect(lines.joined(separator: "\n"), isRecordedIn: file)
    }
}
