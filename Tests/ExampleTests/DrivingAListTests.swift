import Canvases
import Foundation
import REPL
import TerminalTesting
import TerminalUIKit
import Testing
import UIKitExtras

@testable import ExampleShell

/// Rows, alerts and menus of a user's own list, operated by keys, the mouse and commands.
struct DrivingAListTests {
    /// A list of errands with everything that such a list has.
    private final class Errands: UITableViewController {
        var errands = ["Milk", "Bread", "Stamps"]
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Errands"
            tableView.rowHeight = 44
            navigationItem.leftBarButtonItem = editButtonItem
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [unowned self] _ in ask() }),
                UIBarButtonItem(
                    title: "Sort", menu: UIMenu(children: [UIAction(title: "By name") { [unowned self] _ in sort() }])),
            ]
            refreshControl = UIRefreshControl()
            refreshControl?.addAction(
                UIAction { [unowned self] _ in
                    calls.append("refresh")
                    refreshControl?.endRefreshing()
                }, for: .valueChanged)
        }

        private func ask() {
            let alert = UIAlertController(title: "What?", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Errand" }
            alert.addAction(
                UIAlertAction(title: "Forget It", style: .cancel) { [unowned self] _ in calls.append("no") })
            alert.addAction(
                UIAlertAction(title: "Add", style: .default) { [unowned self, unowned alert] _ in
                    errands.append(alert.textFields?.first?.text ?? "")
                    tableView.reloadData()
                })
            present(alert, animated: true)
        }

        private func sort() {
            errands.sort()
            tableView.reloadData()
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { errands.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = errands[indexPath.row]
            cell.accessoryType = .detailButton
            return cell
        }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            errands.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }

        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        override func tableView(_ tableView: UITableView, moveRowAt start: IndexPath, to end: IndexPath) {
            errands.insert(errands.remove(at: start.row), at: end.row)
        }

        override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            calls.append("info \(indexPath.row)")
        }

        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Done") { [unowned self] _, _, end in
                    calls.append("done \(indexPath.row)")
                    end(true)
                }
            ])
        }
    }

    private let list = Errands(style: .plain)
    private let session: ScriptedSession<ListSession>
    private let fingers: Fingers

    init() {
        let list = list
        session = ScriptedSession(ListSession.showing { UINavigationController(rootViewController: list) })
        _ = session.session.window
        fingers = Fingers(session.session)
    }

    private var driver: Driver { fingers.driver }
    private var commands: [String] { session.session.touchables.map(\.command) }

    /// Moves the mouse with its button down, from the middle of a row.
    private func drag(row: Int, right: Int = 0, down: Int = 0) {
        _ = fingers.frame
        guard let cell = list.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
        let cells = driver.page.rendering.cells(of: cell.convert(cell.bounds, to: nil))
        fingers.type(
            Key.drag(
                column: cells.columns.lowerBound + 30, row: cells.rows.lowerBound, right: right, down: down))
    }

    @Test("Tab goes through the field and the buttons of an alert alone, Enter types and taps, and Escape cancels")
    func alert() {
        // Given
        fingers.type(":tap add\r")
        let inAlert = commands

        // When
        fingers.type("Sugar\r\t\r")
        let errands = list.errands
        fingers.type(":tap add\r\u{1B}")
        let keys = fingers.seen.keyLine
        fingers.type(Key.escape)

        // Then
        expect(inAlert, equals: ["type Errand", "tap add", "tap forget it"])
        expect(errands, equals: ["Milk", "Bread", "Stamps", "Sugar"])
        expect(keys, contains: "Esc cancel")
        expect(list.calls, equals: ["no"])
        expect(!driver.isOver)
    }

    @Test("A row behind an alert can't be tapped, swiped or scrolled")
    func behind() {
        // Given, When
        let text = session.run("tap add", "tap 0", "swipe 0")
        let lines = fingers.press("\u{1B}[B")

        // Then
        expect(text, contains: "row 0 is covered by another view")
        expect(lines.promptLine, contains: "mine>")
        expect(!lines.promptLine.contains("scroll"))
    }

    @Test("A bar button's menu is a sheet, whose actions a user taps")
    func menu() {
        // Given, When
        session.run("tap sort")
        let inSheet = commands
        session.run("tap by name")

        // Then
        expect(inSheet, equals: ["tap by name", "tap cancel"])
        expect(list.errands, equals: ["Bread", "Milk", "Stamps"])
    }

    @Test("< swipes the row with the focus for its buttons, and again for the whole way")
    func swiping() {
        // Given
        fingers.type("\t<")
        let half = (list.errands.count, commands.contains("tap delete 0"))

        // When
        fingers.type("<")
        fingers.type(">>")

        // Then
        expect(half == (3, true))
        expect(list.errands, equals: ["Bread", "Stamps"])
        expect(list.calls, equals: ["done 0"])
    }

    @Test("The mouse swipes a row part of the way or whole, scrolls, and pulls the list down to refresh")
    func dragging() {
        // Given
        drag(row: 1, right: -10)
        let half = fingers.line

        // When
        drag(row: 1, right: 19)
        let right = fingers.line
        drag(row: 0, right: -22)
        let whole = fingers.line
        drag(row: 0, down: 3)
        let pull = fingers.line
        drag(row: 0, down: -2)

        // Then
        expect(half, equals: "swipe 1")
        expect(right, equals: "swipe 1 --right")
        expect(whole, equals: "swipe 0 --whole")
        expect(pull, equals: "pull")
        expect(fingers.line, equals: "scroll 1")
        expect(list.errands, equals: ["Bread", "Stamps"])
        expect(list.calls, equals: ["refresh"])
    }

    @Test("p pulls the list down, and ? explains the keys of such a screen")
    func pulling() {
        // Given, When
        fingers.type("p")
        let help = fingers.press("?").joined(separator: "\n")

        // Then
        expect(list.calls, equals: ["refresh"])
        expect(help, contains: "pull down")
        expect(!help.contains("insert at the focus"))
    }

    @Test("In editing mode, a user deletes by the round button, moves by m, and can't swipe")
    func editing() {
        // Given
        session.run("tap edit")
        let inEditing = commands.prefix(3)

        // When
        fingers.type("\tm2\r")
        let moved = list.errands
        let text = session.run("tap delete 0", "swipe 0", "tap done", "move 0 1", "tap more info 1")

        // Then
        expect(Array(inEditing), equals: ["tap 0", "tap delete 0", "tap 1"])
        expect(moved, equals: ["Bread", "Stamps", "Milk"])
        expect(list.errands, equals: ["Stamps", "Milk"])
        expect(text, contains: "row 0 can't be swiped: the table is in editing mode")
        expect(text, contains: "rows can be moved in editing mode only")
        expect(list.calls, equals: ["info 1"])
    }

    @Test("The focus stays on a button whose title changes")
    func changedTitle() {
        // Given
        fingers.type(Key.backTab)
        while driver.focus?.command != "tap edit" { fingers.type(Key.backTab) }

        // When
        fingers.type(Key.enter)

        // Then
        expect(driver.focus?.command, equals: "tap done")
    }
}
