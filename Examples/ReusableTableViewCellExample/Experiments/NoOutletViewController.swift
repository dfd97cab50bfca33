import ReusableViews

// Broken: this class loads the nib as its owner, but never declared the outlet the nib wants to fill.
final class NoOutletViewController: LunarCalendarViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = "ReusableTableViewCell"
        var cell = tableView.dequeueReusableCell(withIdentifier: identifier) as? ReusableTableViewCell
        if cell == nil {
            let objects = Bundle.main.loadNibNamed("ReusableTableViewCell", owner: self, options: nil)
            cell = objects?.first as? ReusableTableViewCell
        }
        cell!.show(calendar[indexPath.row])
        return cell!
    }
}
