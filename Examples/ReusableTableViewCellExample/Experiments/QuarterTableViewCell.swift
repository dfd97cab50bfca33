import ReusableViews

// A cell on one line, from QuarterTableViewCell.xib.
final class QuarterTableViewCell: NibTableViewCell, LunarEventShowing {
    @Outlet var dateLabel: UILabel?

    func show(_ event: LunarEvent) {
        dateLabel?.text = "\(event.phase.name), \(event.dateString)"
    }
}
