import ReusableViews

// A hundred phases, each with a bar as long as the Moon is bright.
final class LightBarsViewController: UITableViewController {
    private let calendar = LunarCalendar(count: 100)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "LightBarCell", bundle: nil), forCellReuseIdentifier: "LightBarCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "LightBarCell", for: indexPath) as! LightBarCell
        cell.show(calendar[indexPath.row].phase)
        return cell
    }
}
