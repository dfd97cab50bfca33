import ReusableViews

// A hundred phases, each with a bar as long as the Moon is bright.
final class LightBarsViewController: UITableViewController {
    private let calendar = LunarCalendar(count: 100)

    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: where do the cells come from?
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // TODO: is this the question to ask? And is an empty cell a good answer?
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "LightBarCell") as? LightBarCell else {
            return UITableViewCell()
        }
        cell.show(calendar[indexPath.row].phase)
        return cell
    }
}
