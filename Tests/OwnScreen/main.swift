import ExampleShell
import TerminalUIKit

final class SquaresViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "square")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "square", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row) × \(indexPath.row) = \(indexPath.row * indexPath.row)"
        return cell
    }
}

// The commands that the four programs have, for a screen of one's own.
OwnScreenProgram.main(named: "squares") { SquaresViewController(style: .plain) }
