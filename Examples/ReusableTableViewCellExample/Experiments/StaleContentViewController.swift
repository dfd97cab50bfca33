import ReusableViews

// Broken: only new cells are configured. A reused one still shows the row it was made for.
final class StaleContentViewController: LunarCalendarViewController {
    @Outlet var tableViewCell: ReusableTableViewCell!

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = "ReusableTableViewCell"
        if let cell = tableView.dequeueReusableCell(withIdentifier: identifier) { return cell }
        Bundle.main.loadNibNamed("ReusableTableViewCell", owner: self, options: nil)
        tableViewCell.show(calendar[indexPath.row])
        return tableViewCell
    }
}
