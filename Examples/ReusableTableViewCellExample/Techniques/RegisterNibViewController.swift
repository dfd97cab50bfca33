import ReusableViews

// Since iOS 5 the table takes the nib, since iOS 6 it always has a cell: nothing is nil, nothing is loaded here. The
// nib is that of owner-outlet, but it is loaded without an owner: its connection from File's Owner goes nowhere.
final class RegisterNibViewController: LunarCalendarViewController {
    private let identifier = "ReusableTableViewCell"

    override func viewDidLoad() {
        super.viewDidLoad()
        let nib = UINib(nibName: "ReusableTableViewCell", bundle: nil)
        tableView?.register(nib, forCellReuseIdentifier: identifier)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as! ReusableTableViewCell
        cell.show(calendar[indexPath.row])
        return cell
    }
}
