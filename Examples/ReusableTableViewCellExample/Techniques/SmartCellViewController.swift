import ReusableViews

// The cell class asks the table, and makes itself if no cell waits. The controller only says what this screen needs of
// the cell.
final class SmartCellViewController: LunarCalendarViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = CodeTableViewCell.cell(for: tableView)
        cell.show(calendar[indexPath.row])
        return cell
    }
}
