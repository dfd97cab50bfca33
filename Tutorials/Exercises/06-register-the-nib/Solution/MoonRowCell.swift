import ReusableViews

// The class of the cell in MoonRow.xib. Leave this file as it is.
final class MoonRowCell: UITableViewCell {
    @Outlet var phaseLabel: UILabel?
    @Outlet var dateLabel: UILabel?

    func show(_ event: LunarEvent) {
        phaseLabel?.text = event.phase.name
        dateLabel?.text = event.dateString
    }
}
