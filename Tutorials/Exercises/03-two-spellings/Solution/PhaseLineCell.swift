import ReusableViews

// The class of the cell in PhaseLine.xib. This file is correct.
final class PhaseLineCell: UITableViewCell {
    @Outlet var phaseLabel: UILabel?
    @Outlet var dateLabel: UILabel?

    func show(_ event: LunarEvent) {
        phaseLabel?.text = event.phase.name
        dateLabel?.text = event.dateString
    }
}
