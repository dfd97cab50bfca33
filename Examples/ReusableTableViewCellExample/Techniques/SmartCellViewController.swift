import ReusableViews

// The cell class asks the table, and makes itself when there is nothing to reuse. All that is left here is what this
// screen wants of the cell.
final class SmartCellViewController: LunarCalendarViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = CodeTableViewCell.cell(for: tableView)
        cell.show(calendar[indexPath.row])
        return cell
    }
}
