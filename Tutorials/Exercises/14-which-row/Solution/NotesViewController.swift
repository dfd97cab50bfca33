import ReusableViews

// The controller stores the noted rows, and is the target of the cells' buttons.
final class NotesViewController: UITableViewController {
    private let calendar = LunarCalendar(count: 100)
    private var noted: Set<Int> = []

    // In Xcode, remove this table, and mark the method `@objc`.
    override class var actions: [String: Action] { ["note:": Action(NotesViewController.note)] }

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
        // The button has this action once, even if a reused cell adds it again.
        cell.noteButton?.addTarget(self, action: "note:", for: .touchUpInside)
        cell.noteButton?.isSelected = noted.contains(indexPath.row)
        return cell
    }

    func note(_ sender: UIButton) {
        guard let row = tableView.indexPathForRow(at: sender.convert(.zero, to: tableView))?.row else { return }
        noted.formSymmetricDifference([row])
        sender.isSelected = noted.contains(row)
    }
}
