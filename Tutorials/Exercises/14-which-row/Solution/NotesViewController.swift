import ReusableViews

// Remembers which rows are noted, and is the target of the cells' buttons.
final class NotesViewController: UITableViewController {
    private let calendar = LunarCalendar(count: 100)
    private var noted: Set<Int> = []

    // In Xcode the table goes, and the method gets an `@objc`.
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
        // A second time this adds nothing, as the name is the same.
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
