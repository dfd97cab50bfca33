import ReusableViews

// Like smart-cell, but the cell comes from a nib. The controller keeps the nib, so that its file is read once.
final class SmartNibCellViewController: LunarCalendarViewController {
    private let nib = LunarTableViewCell.nib

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = LunarTableViewCell.cell(for: tableView, from: nib)
        cell.show(calendar[indexPath.row])
        return cell
    }
}
