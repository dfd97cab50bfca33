import ReusableViews

// Broken: the table is told that a row has gone while the list still has it. The table asks for the new number of rows
// at once, gets the old one, and what it was told doesn't add up.
final class WrongUpdateViewController: LunarCalendarViewController {
    @Outlet var tableViewCell: ReusableTableViewCell!

    override func delete(at row: Int) {
        tableView?.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

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
