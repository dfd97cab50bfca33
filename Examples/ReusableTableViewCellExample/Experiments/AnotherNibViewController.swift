import ReusableViews

// The same hook for two nibs: both have its outlets, and this code doesn't depend on the places of their views.
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
