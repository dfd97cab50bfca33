import ReusableViews

// No nib: the cell builds itself, and registering its class is not needed when the data source makes it.
final class CodeTableViewController: LunarCalendarViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = "CodeTableViewCell"
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier) as? CodeTableViewCell
            ?? CodeTableViewCell(style: .default, reuseIdentifier: identifier)
        cell.show(calendar[indexPath.row])
        return cell
    }
}
