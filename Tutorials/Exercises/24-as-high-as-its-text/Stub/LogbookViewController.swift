import ReusableViews

// A logbook of a hundred nights, with short and long entries. The rows are to find their height themselves. Leave this
// file as it is.
final class LogbookViewController: UITableViewController {
    static let entries = [
        "Clouds.",
        "A thin Moon low in the west, gone before the kettle boiled.",
        "Half of it, and so clear that we counted the hills along the edge. Then fog.",
        "Nothing: we slept.",
        "Full. The dog would not come in. We sat on the wall until the church had struck two, and spoke of those who "
            + "had sat here before us, and what they may have called it.",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "EntryCell", bundle: nil), forCellReuseIdentifier: "EntryCell")
        tableView.rowHeight = UITableView.automaticDimension
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        100
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "EntryCell", for: indexPath) as! EntryCell
        cell.nightLabel?.text = "Night \(indexPath.row)"
        cell.seenLabel?.text = Self.entries[indexPath.row % 5]
        return cell
    }
}
