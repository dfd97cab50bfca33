import ReusableViews

// A trip, day by day, under a header that comes from a nib whose owner is this controller.
final class TripViewController: UITableViewController {
    @Outlet var headerView: TripHeaderView!
    @Outlet var titleLabel: UILabel?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Day")
        Bundle.main.loadNibNamed("TripHeaderView", owner: self, options: nil)
        headerView.show("Along the coast", "3 – 24 May")
        tableView.tableHeaderView = headerView
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 22 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Day", for: indexPath)
        let place = ["Porto", "Aveiro", "Nazaré", "Lisbon", "Sines", "Lagos", "Faro"][indexPath.row % 7]
        cell.textLabel?.text = "Day \(indexPath.row + 1): \(place)"
        return cell
    }
}
