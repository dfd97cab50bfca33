import ReusableViews

// In ReusableTableViewCell.xib this is the class of the cell, not of File's Owner. Its own outlets, the labels and the
// image, are connected from the cell itself, so they are filled with any owner.
class ReusableTableViewCell: UITableViewCell {
    @Outlet var phaseImageView: UIImageView?
    @Outlet var phaseLabel: UILabel?
    @Outlet var dateLabel: UILabel?

    func show(_ event: LunarEvent) {
        phaseImageView?.image = UIImage(systemName: event.phase.symbolName)
        phaseLabel?.text = event.phase.name
        dateLabel?.text = event.dateString
    }
}
