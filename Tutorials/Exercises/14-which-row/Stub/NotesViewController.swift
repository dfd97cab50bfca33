import ReusableViews

// TODO: make this a list in which the user can note rows. It stores the noted rows, and is the target of the cells'
// buttons. It finds the row of a tapped button, and selects the buttons of noted rows.
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
