import ReusableViews

// Broken: the nib is loaded without an owner, so no outlet can take the cell.
final class NoOwnerViewController: LunarCalendarViewController {
    @Outlet var tableViewCell: ReusableTableViewCell!

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = "ReusableTableViewCell"
        var cell = tableView.dequeueReusableCell(withIdentifier: identifier) as? ReusableTableViewCell
        if cell == nil {
            Bundle.main.loadNibNamed("ReusableTableViewCell", owner: nil, options: nil)
            cell = tableViewCell
        }
        cell!.show(calendar[indexPath.row])
        return cell!
    }
}
