import ReusableViews

// Broken: the data source starts the indicator in rows with an even number, and stops it in none. A reused cell comes
// back with its indicator as it was.
final class RunningIndicatorViewController: LunarCalendarViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let hook =
            tableView.dequeueReusableCell(withIdentifier: "HookedTableViewCell").map(BusyNibHook.init(view:))
            ?? BusyNibHook(nibName: "HookedTableViewCell")
        hook.show(calendar[indexPath.row])
        if indexPath.row.isMultiple(of: 2) { hook.activityIndicator?.startAnimating() }
        return hook.view as! UITableViewCell
    }
}
