import ReusableViews

// Broken: the cells of this nib find their labels through outlets. The nib connected them in the one cell that was
// archived. In the copies they are nil, so `show` has no label to fill.
final class OutletsAfterArchiveViewController: LunarCalendarViewController {
    private let factory = try! ViewFactory(nib: LunarTableViewCell.nib)

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = factory.cell(ofKind: "LunarTableViewCell", for: tableView) as! LunarTableViewCell
        cell.show(calendar[indexPath.row])
        return cell
    }
}
