import ReusableViews

// The article's way. File's Owner of ReusableTableViewCell.xib is this class; there its `tableViewCell` outlet is
// connected to the cell. Loading the nib with `owner: self` makes a cell and delivers it in the outlet.
final class ReusableTableViewCellExampleViewController: LunarCalendarViewController {
    // A delivery slot: every load puts another cell here. The table keeps the cells.
    // `@Outlet` is Xcode's `@IBOutlet`: a nib that is loaded finds the property by its name.
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
