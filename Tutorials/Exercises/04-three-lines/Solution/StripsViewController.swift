import ReusableViews

// Its outlet is connected to the cell in PhaseStrip.xib, whose File's Owner is this class.
final class StripsViewController: UITableViewController {
    @Outlet var strip: PhaseStripCell!
    private let calendar = LunarCalendar(count: 100)

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "PhaseStrip") as? PhaseStripCell
        if cell == nil {
            Bundle.main.loadNibNamed("PhaseStrip", owner: self, options: nil)
            cell = strip
        }
        cell?.show(calendar[indexPath.row])
        return cell ?? UITableViewCell()
    }
}
