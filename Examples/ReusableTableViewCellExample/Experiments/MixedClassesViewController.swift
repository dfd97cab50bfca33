import ReusableViews

// Three classes of smart cells, a line each. New moons come from code, full moons from a nib, quarters from another.
final class MixedClassesViewController: LunarCalendarViewController {
    private let fullNib = LunarTableViewCell.nib
    private let quarterNib = QuarterTableViewCell.nib

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let event = calendar[indexPath.row]
        let cell: any LunarEventShowing =
            switch event.phase {
            case .new: CodeTableViewCell.cell(for: tableView)
            case .full: LunarTableViewCell.cell(for: tableView, from: fullNib)
            case .firstQuarter, .lastQuarter: QuarterTableViewCell.cell(for: tableView, from: quarterNib)
            }
        cell.show(event)
        return cell
    }
}
