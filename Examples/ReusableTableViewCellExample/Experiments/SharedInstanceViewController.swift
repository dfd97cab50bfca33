import ReusableViews

// Broken: a factory that keeps the nib's cells themselves, not archives of them, has one of each kind to give.
final class SharedInstanceViewController: LunarCalendarViewController {
    private let cells = UINib(nibName: "LunarCells", bundle: nil).instantiate(withOwner: nil)
        .compactMap { $0 as? TaggedTableViewCell }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = cells.first { $0.reuseIdentifier == "phase" }!
        cell.show(calendar[indexPath.row])
        return cell
    }
}
