import ReusableViews

// MoonRow.xib contains only the cell, so this class needs no outlet, and isn't File's Owner.
final class MoonRowsViewController: UITableViewController {
    private let calendar = LunarCalendar(count: 100)

    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: 1. hand MoonRow.xib to the table, for the identifier "MoonRow".
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // TODO: 2. instead of a plain cell, return the one that the table has for this row.
        let cell = UITableViewCell()
        (cell as? MoonRowCell)?.show(calendar[indexPath.row])
        return cell
    }
}
