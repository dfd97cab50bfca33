import ReusableViews

// The class of the cell in MoonCard.xib, whose own outlets are connected. Leave this file as it is.
final class MoonCardCell: UITableViewCell {
    @Outlet var phaseLabel: UILabel?
    @Outlet var dateLabel: UILabel?

    func show(_ event: LunarEvent) {
        phaseLabel?.text = event.phase.name
        dateLabel?.text = event.dateString
    }
}
