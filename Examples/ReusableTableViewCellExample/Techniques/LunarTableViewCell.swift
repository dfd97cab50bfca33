import ReusableViews

// Its identifier and its nib, LunarTableViewCell.xib, follow from the name of the class. In the nib, File's Owner has
// no class: the cell is connected to its own labels and image, and is the first object.
final class LunarTableViewCell: NibTableViewCell, LunarEventShowing {
    @Outlet var phaseImageView: UIImageView?
    @Outlet var phaseLabel: UILabel?
    @Outlet var dateLabel: UILabel?

    func show(_ event: LunarEvent) {
        phaseImageView?.image = UIImage(systemName: event.phase.symbolName)
        phaseLabel?.text = event.phase.name
        dateLabel?.text = event.dateString
    }
}
