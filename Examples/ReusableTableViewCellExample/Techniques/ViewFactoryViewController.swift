import ReusableViews

// The factory holds every cell of LunarCells.xib as an archive, and unarchives a copy if no cell waits. Several tables
// could share it.
final class ViewFactoryViewController: LunarCalendarViewController {
    private let factory = try! ViewFactory(nib: UINib(nibName: "LunarCells", bundle: nil))

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = factory.cell(ofKind: "phase", for: tableView) as! TaggedTableViewCell
        cell.show(calendar[indexPath.row])
        return cell
    }
}
