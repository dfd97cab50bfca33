import ReusableViews

// This class is File's Owner of the nib. Each load fills the outlet.
final class ReusableTableViewCellExampleViewController: LunarCalendarViewController {
    @Outlet var tableViewCell: ReusableTableViewCell!

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = "ReusableTableViewCell"
        var cell = tableView.dequeueReusableCell(withIdentifier: identifier) as? ReusableTableViewCell
        if cell == nil {
            Bundle.main.loadNibNamed("ReusableTableViewCell", owner: self, options: nil)
            cell = tableViewCell
        }
        cell!.show(calendar[indexPath.row])
        return cell!
    }
}
