import ReusableViews

// The cells have no class of their own and no outlets: their labels are found by the tags 1 and 2. This file is
// correct.
final class TaggedMoonViewController: UITableViewController {
    private let calendar = LunarCalendar(count: 100)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "TaggedMoon", bundle: nil), forCellReuseIdentifier: "TaggedMoon")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "TaggedMoon", for: indexPath)
        let event = calendar[indexPath.row]
        (cell.contentView.viewWithTag(1) as? UILabel)?.text = event.phase.name
        (cell.contentView.viewWithTag(2) as? UILabel)?.text = event.dateString
        return cell
    }
}
