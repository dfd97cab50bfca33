import ReusableViews

// Nothing keeps the hook: it is made for a moment, from the nib or from a reused cell.
final class NibHookViewController: LunarCalendarViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let hook =
            tableView.dequeueReusableCell(withIdentifier: "HookedTableViewCell").map(PhaseNibHook.init(view:))
            ?? PhaseNibHook(nibName: "HookedTableViewCell")
        hook.show(calendar[indexPath.row])
        return hook.view as! UITableViewCell
    }
}
