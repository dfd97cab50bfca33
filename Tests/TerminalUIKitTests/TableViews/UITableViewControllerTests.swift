import TerminalUIKit
import TerminalTesting
import Testing

struct UITableViewControllerTests {
    @Test("Without a nib, a table controller creates its table, and is its data source and delegate")
    func code() {
        // Given
        let controller = PhasesController(style: .grouped)
        let window = UIWindow(frame: UIScreen.main.applicationFrame)

        // When
        window.rootViewController = controller
        window.makeKeyAndVisible()

        // Then
        expect(controller.view === controller.tableView)
        expect(controller.tableView.style, equals: .grouped)
        expect(controller.tableView.visibleCells.map(\.textLabel?.text), equals: ["row 0", "row 1", "row 2"])
    }

    @Test("A tap calls didSelectRowAt, and reappearing deselects the row, unless that is turned off")
    func selection() {
        // Given
        let controller = PhasesController(style: .plain)
        controller.loadViewIfNeeded()

        // When
        controller.tableView.tapRow(at: IndexPath(row: 1, section: 0))
        let selected = controller.tableView.indexPathForSelectedRow
        controller.viewWillAppear(false)

        // Then
        expect(controller.chosen == 1 && selected?.row == 1)
        expect(controller.tableView.indexPathForSelectedRow, equals: nil)
        controller.clearsSelectionOnViewWillAppear = false
        controller.tableView.tapRow(at: IndexPath(row: 2, section: 0))
        controller.viewWillAppear(false)
        expect(controller.tableView.indexPathForSelectedRow?.row, equals: 2)
    }

    @Test("Rows have the table's height until heightForRowAt is overridden")
    func heights() {
        // Given
        let plain = PhasesController(style: .plain)
        let tall = TallRowsController(style: .plain)

        // When
        let heights = [plain, tall].map { $0.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height }

        // Then
        expect(heights, equals: [44, 66])
    }
}

private class PhasesController: UITableViewController {
    private(set) var chosen: Int?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = indexPath.row
    }
}

private final class TallRowsController: PhasesController {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 66 }
}
