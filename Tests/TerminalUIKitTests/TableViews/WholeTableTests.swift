import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

/// The calls of a table on a delegate with all methods, step by step, in recorded tables.
struct WholeTableTests {
    /// Answers all that can be asked, and notes what counts.
    private final class Asked: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [5, 3]
        var told: [String] = []
        var sizesItself = false

        private func note(_ what: String, _ path: IndexPath) {
            told.append("\(what) \(path.map(String.init).joined(separator: "."))")
        }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            note("cell", path)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = String(repeating: "Moon ", count: 1 + path.row * 4)
            cell.textLabel?.numberOfLines = 0
            cell.accessoryType = .detailButton
            return cell
        }
        func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
            sizesItself ? UITableView.automaticDimension : 30 + CGFloat(path.row) * 4
        }
        func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat { 40 }
        func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat { section == 0 ? 33 : 0 }
        func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat { 17 }
        func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            told.append("header \(section)")
            return table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        }
        func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? { "Footer \(section)" }
        func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            told.append("will show header \(section)")
        }
        func tableView(_ table: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            told.append("will show footer \(section)")
        }
        func tableView(_ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            told.append("gone header \(section)")
        }
        func tableView(_ table: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
            told.append("gone footer \(section)")
        }
        func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
            note("will show", path)
        }
        func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
            note("gone", path)
        }
        func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
            note("may light", path)
            return path != [0, 4]
        }
        func tableView(_ table: UITableView, didHighlightRowAt path: IndexPath) { note("lit", path) }
        func tableView(_ table: UITableView, didUnhighlightRowAt path: IndexPath) { note("unlit", path) }
        func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
            note("will select", path)
            return path == [0, 3] ? nil : path == [0, 2] ? [0, 1] : path
        }
        func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { note("selected", path) }
        func tableView(_ table: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
            note("will deselect", path)
            return path == [1, 0] ? nil : path
        }
        func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) { note("deselected", path) }
        func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
            note("accessory", path)
        }
        func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { path.row != 1 }
        func tableView(_ table: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
            path.section == 1 ? .insert : path.row == 2 ? .none : .delete
        }
        func tableView(_ table: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool { path.row != 2 }
        func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool { path != [0, 0] }
        func tableView(_ table: UITableView, moveRowAt path: IndexPath, to target: IndexPath) {
            note("moved", path)
            note("to", target)
            counts[path.section] -= 1
            counts[target.section] += 1
        }
        func tableView(
            _ table: UITableView, targetIndexPathForMoveFromRowAt path: IndexPath,
            toProposedIndexPath target: IndexPath
        ) -> IndexPath { target.row == 0 ? [target.section, 1] : target }
        func tableView(
            _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
        ) {
            note("commit \(style)", path)
            counts[path.section] += style == .insert ? 1 : -1
            style == .insert
                ? table.insertRows(at: [path], with: .none) : table.deleteRows(at: [path], with: .none)
        }
        func tableView(_ table: UITableView, willBeginEditingRowAt path: IndexPath) { note("begins editing", path) }
        func tableView(_ table: UITableView, didEndEditingRowAt path: IndexPath?) { note("ends editing", path ?? []) }
        func tableView(_ table: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath) -> String? {
            path.row == 0 ? "Drop" : nil
        }
        func tableView(_ table: UITableView, indentationLevelForRowAt path: IndexPath) -> Int { path.row % 3 }
        func scrollViewDidScroll(_ view: UIScrollView) { told.append("scrolled to \(view.contentOffset.y)") }
    }

    @Test(
        "A table calls its data source and delegate in UIKit's order",
        arguments: ["plain", "grouped", "of its own height"])
    func steps(name: String) throws {
        // Given
        let asked = Asked()
        asked.sizesItself = name == "of its own height"
        let table = UITableView(
            frame: CGRect(x: 0, y: 0, width: 240, height: 190), style: name == "grouped" ? .grouped : .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        (table.dataSource, table.delegate) = (asked, asked)
        var lines: [String] = []
        func note(_ title: String, _ work: () -> Any) {
            let answer = work()
            table.layoutIfNeeded()
            let cells = zip(table.indexPathsForVisibleRows ?? [], table.visibleCells).map { path, cell in
                let mark = cell.isSelected ? "●" : ""
                return
                    "\(mark)\(path.section).\(path.row) \(cell.frame.minY)+\(cell.frame.height) "
                    + "\(cell.contentView.frame.minX) \(cell.contentView.frame.width) \(cell.indentationLevel)"
            }
            let parts = (0..<table.numberOfSections).flatMap { section in
                [("header", table.headerView(forSection: section)), ("footer", table.footerView(forSection: section))]
                    .compactMap { name, view in view.map { "\(name) \(section) \($0.frame.minY)+\($0.frame.height)" } }
            }
            lines.append("— \(title)\(answer is Void ? "" : ", \(answer)"): \(asked.told.joined(separator: ", "))")
            lines.append(
                "  at \(table.contentOffset.y) of \(table.contentSize.height): \(cells.joined(separator: " | "))")
            lines.append("  " + parts.joined(separator: " | "))
            asked.told = []
        }

        // When
        note("at first") {}
        for path in [[0, 0], [0, 2], [0, 3], [0, 0], [1, 0], [0, 1], [0, 9]] as [IndexPath] {
            note("tapped \(path.section).\(path.row)") { table.tapRow(at: path) }
        }
        note("more than one") { table.allowsMultipleSelection = true }
        for path in [[0, 0], [0, 1], [0, 0]] as [IndexPath] {
            note("tapped \(path.section).\(path.row)") { table.tapRow(at: path) }
        }
        note("accessory") { table.tapAccessory(ofRowAt: [0, 1]) }
        note("selected by code") { table.selectRow(at: [1, 1], animated: false, scrollPosition: .middle) }
        note("selected to the top") { table.selectRow(at: [1, 2], animated: false, scrollPosition: .top) }
        note("deselected by code") { table.deselectRow(at: [1, 1], animated: false) }
        for position: UITableView.ScrollPosition in [.none, .top, .middle, .bottom] {
            note("to 0.4 at \(position)") { table.scrollToRow(at: [0, 4], at: position, animated: false) }
        }
        note("swipes") {
            [
                table.swipeActionTitles(ofRowAt: [0, 0]), table.swipeActionTitles(ofRowAt: [0, 3]),
                table.swipeActionTitles(ofRowAt: [0, 1]), table.swipeActionTitles(ofRowAt: [1, 0]),
            ]
        }
        note("swiped") { table.swipeRow(at: [0, 0], choosing: "drop") }
        note("swiped and left") { table.swipeRow(at: [0, 2], choosing: "nothing") }
        note("editing") { table.setEditing(true, animated: false) }
        note("an edit control") { table.tapEditControl(ofRowAt: [0, 3]) }
        note("another") { table.tapEditControl(ofRowAt: [1, 0]) }
        note("one that isn't there") { table.tapEditControl(ofRowAt: [0, 1]) }
        note("tapped while editing") { table.tapRow(at: [0, 1]) }
        note("selection while editing") { table.allowsSelectionDuringEditing = true }
        note("tapped while editing") { table.tapRow(at: [0, 1]) }
        for (from, to) in [((0, 1), (0, 2)), ((0, 2), (0, 0)), ((0, 0), (0, 1)), ((0, 1), (1, 1))] {
            note("dragged \(from) to \(to)") { table.dragRow(at: [from.0, from.1], to: [to.0, to.1]) }
        }
        note("edited") { table.setEditing(false, animated: false) }
        note("all at once") {
            asked.counts = [4, 4]
            table.reloadData()
            table.layoutIfNeeded()
            asked.counts = [4, 4, 2]
            table.beginUpdates()
            table.deleteRows(at: [[0, 0]], with: .none)
            table.insertRows(at: [[0, 1]], with: .none)
            table.reloadRows(at: [[0, 2]], with: .none)
            table.insertSections([2], with: .none)
            return table.endUpdates()
        }
        note("a section elsewhere") {
            asked.counts = [4, 2, 4]
            return table.moveSection(0, toSection: 2)
        }
        note("a section anew") { table.reloadSections([1], with: .none) }
        note("selects nothing") {
            table.allowsSelection = false
            return table.tapRow(at: [0, 0])
        }
        note("a header above all") {
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
            return table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 15))
        }
        note("narrower") { table.frame.size.width = 120 }
        note("reloaded") { table.reloadData() }
        for point in [CGPoint(x: 1, y: 1), CGPoint(x: 60, y: 75), CGPoint(x: 60, y: 900)] {
            lines.append("\(point): \(table.indexPathForRow(at: point)?.description ?? "nothing")")
        }

        // Then
        let file = "Table-asked-\(name.replacing(" ", with: "-")).txt"
        try expect(lines.joined(separator: "\n"), isRecordedIn: file)
    }
}
