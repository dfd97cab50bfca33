import ReusableViews

// TODO: find what keeps cells from being reused. It is here, or in PhaseLine.xib.
final class PhaseLinesViewController: UITableViewController {
    @Outlet var phaseLine: PhaseLineCell!
    private let calendar = LunarCalendar(count: 100)

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "PhaseLine") as? PhaseLineCell
        if cell == nil {
            Bundle.main.loadNibNamed("PhaseLine", owner: self, options: nil)
            cell = phaseLine
        }
        cell!.show(calendar[indexPath.row])
        return cell!
    }
}
