import ReusableViews

// A table of a hundred phases of the Moon. Each row gets a cell that waits under the name `PhaseCell`, or a new one
// from PhaseCell.xib if none waits. Leave this file as it is.
final class PhasesViewController: UITableViewController {
    @Outlet var phaseCell: PhaseCell!
    private let calendar = LunarCalendar(count: 100)

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "PhaseCell") as? PhaseCell
        if cell == nil {
            Bundle.main.loadNibNamed("PhaseCell", owner: self, options: nil)
            cell = phaseCell
        }
        cell!.show(calendar[indexPath.row])
        return cell!
    }
}
