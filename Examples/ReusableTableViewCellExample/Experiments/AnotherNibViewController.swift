import ReusableViews

// The same hook over two nibs: both have its outlets, and where their views lie is nothing to this code.
final class AnotherNibViewController: LunarCalendarViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let nibName = indexPath.row.isMultiple(of: 2) ? "HookedTableViewCell" : "MirroredTableViewCell"
        let hook =
            tableView.dequeueReusableCell(withIdentifier: nibName).map(PhaseNibHook.init(view:))
            ?? PhaseNibHook(nibName: nibName)
        hook.show(calendar[indexPath.row])
        return hook.view as! UITableViewCell
    }
}
