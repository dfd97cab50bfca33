import ReusableViews

// Since iOS 5 the table takes the nib. Since iOS 6 it always has a cell. It
// gives the nib no owner: an outlet of File's Owner would end the app.
final class RegisterNibViewController: LunarCalendarViewController {
    private let identifier = "RegisteredTableViewCell"

    override func viewDidLoad() {
        super.viewDidLoad()
        let nib = UINib(nibName: "RegisteredTableViewCell", bundle: nil)
        tableView?.register(nib, forCellReuseIdentifier: identifier)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as! RegisteredTableViewCell
        cell.show(calendar[indexPath.row])
        return cell
    }
}
