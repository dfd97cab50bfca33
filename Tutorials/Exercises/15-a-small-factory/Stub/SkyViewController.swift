import TerminalUIKit

// Every third row is a planet, the others are stars. Both kinds are in SkyCells.xib, with their label under the tag 1.
// Leave this file as it is.
final class SkyViewController: UITableViewController {
    private let factory = CellFactory(nib: UINib(nibName: "SkyCells", bundle: nil))

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        100
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let kind = indexPath.row.isMultiple(of: 3) ? "planet" : "star"
        guard let cell = factory.cell(ofKind: kind, for: tableView) else { return UITableViewCell() }
        (cell.viewWithTag(1) as? UILabel)?.text = "\(kind) \(indexPath.row)"
        return cell
    }
}
