import ReusableViews

// Its outlet is connected to the cell in PhaseStrip.xib, whose File's Owner is this class.
final class StripsViewController: UITableViewController {
    @Outlet var strip: PhaseStripCell!
    private let calendar = LunarCalendar(count: 100)

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // TODO: 1. instead of nil, take a cell that waits under the identifier "PhaseStrip".
        var cell: PhaseStripCell? = nil
        if cell == nil {
            // TODO: 2. load PhaseStrip.xib, with this controller as its owner.
            // TODO: 3. take the cell from the outlet.
            cell = nil
        }
        cell?.show(calendar[indexPath.row])
        return cell ?? UITableViewCell()
    }
}
