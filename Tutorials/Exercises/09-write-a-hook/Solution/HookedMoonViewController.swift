import ReusableViews

// Each row gets a hook for a moment. The hook loads the nib, or takes a reused cell. Leave this file as it is.
final class HookedMoonViewController: UITableViewController {
    private let calendar = LunarCalendar(count: 100)

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let hook =
            tableView.dequeueReusableCell(withIdentifier: "HookedMoon").map(MoonHook.init(view:))
            ?? MoonHook(nibName: "HookedMoon")
        hook.show(calendar[indexPath.row])
        return hook.view as! UITableViewCell
    }
}
