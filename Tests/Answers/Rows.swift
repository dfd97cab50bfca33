import Foundation
import ReusableViews

/// A cell that is found by its type. A cell from a nib of its own name also conforms to `NibLoadable`.
final class DayCell: UITableViewCell, Reusable {
    func show(_ day: Int) {
        textLabel?.text = "Day \(day)"
    }
}

/// A table that asks for its cells by their type, without a name and without a cast.
final class DaysController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DayCell.self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 365 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeue(DayCell.self, for: indexPath)
        cell.show(indexPath.row + 1)
        return cell
    }
}

/// Returns the texts of the rows on the screen after scrolling to one of them.
@MainActor func days(from row: Int) -> [String] {
    let controller = DaysController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
    window.layoutIfNeeded()
    return controller.tableView.visibleCells.compactMap { $0.textLabel?.text }
}
