import ReusableViews

// The trams and buses that leave next. The table has the nib of its cells.
final class DepartureBoardViewController: UITableViewController {
    private let departures = (0..<40).map { Departure(number: $0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 66
        tableView.register(UINib(nibName: "DepartureCell", bundle: nil), forCellReuseIdentifier: "DepartureCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        departures.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "DepartureCell", for: indexPath) as! DepartureCell
        cell.show(departures[indexPath.row])
        return cell
    }
}
