import ReusableViews

// Both the identifier and the nib have the name of the class, which is what the protocols take for granted.
extension RegisteredTableViewCell: Reusable, NibLoadable {}

// Like register-nib, but the type supplies both, so there is no name and no cast.
final class TypedViewController: LunarCalendarViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView?.register(RegisteredTableViewCell.self)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeue(RegisteredTableViewCell.self, for: indexPath)
        cell.show(calendar[indexPath.row])
        return cell
    }
}
