import ReusableViews

// No object keeps the hook: each time, the code makes one from the nib or for a reused cell.
final class NibHookViewController: LunarCalendarViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let hook =
            tableView.dequeueReusableCell(withIdentifier: "HookedTableViewCell").map(PhaseNibHook.init(view:))
            ?? PhaseNibHook(nibName: "HookedTableViewCell")
        hook.show(calendar[indexPath.row])
        return hook.view as! UITableViewCell
    }
}
