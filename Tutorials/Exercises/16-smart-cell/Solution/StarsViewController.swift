import TerminalUIKit

// The controller asks the class for a cell, and fills it. It keeps the nib, so its file is read once. Leave this file
// as it is.
final class StarsViewController: UITableViewController {
    private let nib = UINib(nibName: "StarCell", bundle: nil)

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        100
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = StarCell.cell(for: tableView, from: nib)
        cell.show("star \(indexPath.row)")
        return cell
    }
}
