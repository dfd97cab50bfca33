import TerminalUIKit

// Every fourth row is a comet, the others are meteors. The code needs no identifier and no cast. Leave this file as it
// is.
final class ShowersViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CometCell.self)
        tableView.register(MeteorCell.self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        100
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row.isMultiple(of: 4) {
            let cell = tableView.dequeue(CometCell.self, for: indexPath)
            cell.nameLabel?.text = "comet \(indexPath.row)"
            return cell
        }
        let cell = tableView.dequeue(MeteorCell.self, for: indexPath)
        cell.nameLabel?.text = "meteor \(indexPath.row)"
        return cell
    }
}
