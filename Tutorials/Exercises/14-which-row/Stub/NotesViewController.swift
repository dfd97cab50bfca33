import ReusableViews

// TODO: make of this a list in which rows can be noted: it remembers which rows are, is the target of the cells'
// buttons, finds the row of the one that was pressed, and shows it as selected for as long as the row is noted.
final class NotesViewController: UITableViewController {
    private let calendar = LunarCalendar(count: 100)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "NotableCell", bundle: nil), forCellReuseIdentifier: "NotableCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "NotableCell", for: indexPath) as! NotableCell
        cell.phaseLabel?.text = calendar[indexPath.row].phase.name
        return cell
    }
}
