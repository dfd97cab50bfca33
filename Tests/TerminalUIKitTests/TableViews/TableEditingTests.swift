import TerminalUIKit
import TerminalTesting
import Testing

/// Editing the rows of a table: swiping, deleting, inserting, moving.
struct TableEditingTests {
    /// A list of names that can be edited, and notes what it is asked and told.
    private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names: [String]
        var calls: [String] = []
        var fixed: Set<Int> = []
        var styles: [Int: UITableViewCell.EditingStyle] = [:]
        var trailing: UISwipeActionsConfiguration?
        var leading: UISwipeActionsConfiguration?
        var nearest: IndexPath?

        init(_ names: [String]) {
            self.names = names
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = EditedCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            cell.showsReorderControl = true
            return cell
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            !fixed.contains(indexPath.row)
        }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            calls.append("commit \(editingStyle) \(indexPath.row)")
            switch editingStyle {
            case .none: break
            case .delete:
                names.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            case .insert:
                names.insert("new", at: indexPath.row)
                tableView.insertRows(at: [indexPath], with: .automatic)
            }
        }

        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            calls.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
            names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }

        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { styles[indexPath.row] ?? .delete }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            calls.append("begin \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            calls.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing }

        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { leading }

        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { nearest ?? proposedDestinationIndexPath }
    }

    private let names = Names(["Io", "Europa", "Ganymede"])
    private let table = EditedTableView(frame: CGRect(x: 0, y: 0, width: 160, height: 176))

    init() {
        table.dataSource = names
        table.delegate = names
        table.layoutIfNeeded()
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private var shown: [String?] { table.visibleCells.map { $0.textLabel?.text } }

    // MARK: Swiping

    @Test("A swipe to the left deletes a row if the data source commits it, and the delegate learns of begin and end")
    func swipe() {
        // Given
        let titles = table.swipeActionTitles(ofRowAt: path(1))

        // When
        let isDone = table.swipeRow(at: path(1))

        // Then
        expect(titles, equals: ["Delete"])
        expect(isDone)
        expect(names.calls, equals: ["begin 1", "commit delete 1", "end nil"])
        expect(shown, equals: ["Io", "Ganymede"])
    }

    @Test("A row can't be swiped if it isn't editable, if its style isn't deletion, or while the table is edited")
    func noSwipe() {
        // Given
        names.fixed = [0]
        names.styles = [1: .none]

        // When
        let results = [table.swipeRow(at: path(0)), table.swipeRow(at: path(1)), table.swipeRow(at: path(7))]
        table.isEditing = true
        let whileEdited = table.swipeRow(at: path(2))

        // Then
        expect(results == [false, false, false] && !whileEdited)
        expect(names.calls, equals: [])
    }

    @Test("Without a commit method, a swipe has no effect")
    func noCommit() {
        // Given
        let rows = CountedRows([2])
        table.dataSource = rows

        // When
        let isDone = table.swipeRow(at: path(0))

        // Then
        expect(!isDone)
        expect(table.swipeActionTitles(ofRowAt: path(0)), equals: [])
        expect(table.numberOfRows(inSection: 0), equals: 2)
    }

    @Test("A delegate's own buttons replace the delete button, and a full swipe performs the first")
    func ownButtons() {
        // Given
        func action(_ title: String) -> UIContextualAction {
            LoggedAction(style: .normal, title: title) { [weak names] action, view, done in
                names?.calls.append("\(action.title ?? "") \((view as? UITableViewCell)?.textLabel?.text ?? "")")
                done(true)
            }
        }
        names.trailing = UISwipeActionsConfiguration(actions: [action("Flag"), action("More")])
        names.leading = UISwipeActionsConfiguration(actions: [action("Read")])

        // When
        table.swipeRow(at: path(0))
        table.swipeRow(at: path(1), choosing: "more")
        table.swipeRow(at: path(2), .right)
        names.trailing?.performsFirstActionWithFullSwipe = false
        let results = [table.swipeRow(at: path(0)), table.swipeRow(at: path(0), choosing: "Less")]

        // Then
        expect(
            names.calls,
            equals: [
                "begin 0", "Flag Io", "end 0", "begin 1", "More Europa", "end 1", "begin 2", "Read Ganymede", "end 2",
            ])
        expect(results, equals: [false, false])
    }

    @Test("The older buttons of a row are behind it, the first in red, and get the row")
    func olderButtons() {
        // Given
        final class Older: NSObject, UITableViewDelegate {
            var calls: [String] = []

            func tableView(
                _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
            ) -> [UITableViewRowAction]? {
                let styles: [(UITableViewRowAction.Style, String)] = [(.default, "Drop"), (.normal, "Keep")]
                return styles.map { style, title in
                    UITableViewRowAction(style: style, title: title) { [unowned self] action, path in
                        calls.append("\(action.title ?? "") \(path.row)")
                    }
                }
            }
        }
        let older = Older()
        table.delegate = older

        // When
        let titles = table.swipeActionTitles(ofRowAt: path(1))
        table.swipeRow(at: path(1), choosing: "keep")

        // Then
        expect(titles, equals: ["Drop", "Keep"])
        expect(older.calls, equals: ["Keep 1"])
    }

    @Test("A row with an empty list of actions can't be swiped")
    func noButtons() {
        // Given
        names.trailing = UISwipeActionsConfiguration(actions: [])

        // When
        let isDone = table.swipeRow(at: path(0))

        // Then
        expect(!isDone)
        expect(shown, equals: ["Io", "Europa", "Ganymede"])
    }

    // MARK: Editing

    @Test("While a table is edited, cells show the round button and the reorder control, if they can be edited")
    func editing() throws {
        // Given
        names.fixed = [2]
        names.styles = [1: .insert]

        // When
        table.setEditing(true, animated: false)

        // Then
        expect(table.isEditing)
        expect(table.visibleCells.map(\.isEditing), equals: [true, true, false])
        expect(table.visibleCells.map(\.editingStyle), equals: [.delete, .insert, .none])
        let cell = try #require(table.visibleCells[0] as? EditedCell)
        expect(cell.calls.names.suffix(3), equals: ["setEditing true", "will 1", "did 1"])
        expect(cell.contentView.frame.minX == 24 && cell.contentView.frame.width == 160 - 48)
        let lines = ControlFixture.rendering(of: table).split(separator: "\n")
        func line(_ name: String) -> Substring { lines.first { $0.contains(name) } ?? "" }
        expect(line("Io").contains("⊖") && line("Io").contains("≡"))
        expect(line("Europa"), contains: "⊕")
        expect(!line("Ganymede").contains("⊖") && !line("Ganymede").contains("≡"))
    }

    @Test("A cell that appears while the table is edited is in the editing state, until editing ends")
    func comingCell() {
        // Given
        table.setEditing(true, animated: false)

        // When
        table.reloadData()
        table.layoutIfNeeded()
        let whileEdited = table.visibleCells.map(\.isEditing)
        table.setEditing(false, animated: false)

        // Then
        expect(whileEdited, equals: [true, true, true])
        expect(table.visibleCells.map(\.isEditing), equals: [false, false, false])
        expect(table.visibleCells[0].contentView.frame.minX, equals: 0)
    }

    @Test("A tap on the round button deletes or inserts")
    func roundButton() {
        // Given
        names.styles = [0: .insert, 1: .none]
        table.setEditing(true, animated: false)

        // When
        let nothing = table.tapEditControl(ofRowAt: path(1))
        table.tapEditControl(ofRowAt: path(2))
        table.tapEditControl(ofRowAt: path(0))

        // Then
        expect(!nothing)
        expect(names.calls, equals: ["commit delete 2", "commit insert 0"])
        expect(shown, equals: ["new", "Io", "Europa"])
    }

    @Test("While a table is edited, a tap selects a row only if that is allowed")
    func selection() {
        // Given
        table.setEditing(true, animated: false)

        // When
        let before = table.tapRow(at: path(0))
        table.allowsMultipleSelectionDuringEditing = true
        table.tapRow(at: path(0))
        table.tapRow(at: path(2))

        // Then
        expect(!before)
        expect(table.indexPathsForSelectedRows, equals: [path(0), path(2)])
    }

    // MARK: Moving

    @Test("A row that the user moves keeps its cell, and the delegate can change the destination")
    func move() {
        // Given
        table.setEditing(true, animated: false)
        let cell = table.cellForRow(at: path(0))

        // When
        table.dragRow(at: path(0), to: path(2))
        names.nearest = path(1)
        table.dragRow(at: path(0), to: path(2))

        // Then
        expect(names.calls, equals: ["move 0 to 2", "move 0 to 1"])
        expect(names.names, equals: ["Ganymede", "Europa", "Io"])
        expect(shown, equals: ["Ganymede", "Europa", "Io"])
        expect(table.cellForRow(at: path(2)) === cell)
    }

    @Test("Rows aren't moved outside of editing, to their own place, or without the data source's method")
    func noMove() {
        // Given
        let rows = CountedRows([2])

        // When
        let outside = table.dragRow(at: path(0), to: path(1))
        table.setEditing(true, animated: false)
        let nowhere = table.dragRow(at: path(1), to: path(1))
        table.dataSource = rows
        let untold = table.dragRow(at: path(0), to: path(1))

        // Then
        expect(!outside && !nowhere && !untold)
        expect(names.calls, equals: [])
    }

    // MARK: Sections

    @Test("A tap on a letter at the right edge leads to the section that the data source returns")
    func sectionIndex() {
        // Given
        let source = LoggedTableDataSource(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var snapshot = LoggedTableDataSource.Snapshot()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems(Array(0..<10), toSection: "A")
        snapshot.appendItems(Array(10..<20), toSection: "B")
        source.apply(snapshot, animatingDifferences: false, completion: nil)

        // When
        let isThere = table.tapSectionIndex("B")
        let isMissing = !table.tapSectionIndex("C")

        // Then
        expect(isThere && isMissing)
        expect(table.contentOffset.y, equals: table.rectForHeader(inSection: 1).minY)
        let picture = ControlFixture.rendering(of: table)
        expect(picture.contains("A\n") && picture.contains("B\n"))
        table.sectionIndexMinimumDisplayRowCount = 21
        expect(!table.tapSectionIndex("A"))
    }

    private final class Alphabet: UITableViewDataSource {
        let letters: [String]

        init(_ letters: [String]) {
            self.letters = letters
        }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test(
        "The index at the right edge shows as many letters as fit, evenly chosen, in the middle",
        arguments: [
            (88, 3, " A B C"), (88, 4, "A B C D"), (88, 5, "A B C D"), (88, 12, "A D G J"), (44, 12, "A G"),
            (11, 3, ""),
        ])
    func lettersInRoom(height: CGFloat, count: Int, expected: String) {
        // Given
        let alphabet = Alphabet("ABCDEFGHIJKL".prefix(count).map(String.init))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 80, height: height), style: .plain)
        table.separatorStyle = .none

        // When
        table.dataSource = alphabet
        table.layoutIfNeeded()

        // Then
        let picture = ControlFixture.rendering(of: table)
        expect(picture.filter(\.isLetter), equals: expected.filter(\.isLetter))
    }

    @Test("A section's rectangle holds its header, rows and footer, and a missing section's is zero")
    func rectangles() {
        // Given, When
        let rect = table.rect(forSection: 0)

        // Then
        expect(rect, equals: CGRect(x: 0, y: 0, width: 160, height: 132))
        expect(table.rectForHeader(inSection: 0).height, equals: 0)
        expect(table.rectForFooter(inSection: 0), equals: CGRect(x: 0, y: 132, width: 160, height: 0))
        expect(table.rect(forSection: 1), equals: .zero)
    }
}
