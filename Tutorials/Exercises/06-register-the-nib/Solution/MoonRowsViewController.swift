import ReusableViews

// MoonRow.xib contains only the cell, so this class needs no outlet, and isn't File's Owner.
final class MoonRowsViewController: UITableViewController {
    private let calendar = LunarCalendar(count: 100)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "MoonRow", bundle: nil), forCellReuseIdentifier: "MoonRow")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "MoonRow", for: indexPath)
        (cell as? MoonRowCell)?.show(calendar[indexPath.row])
        return cell
    }
}
