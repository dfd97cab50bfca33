import ReusableViews

// File's Owner of HookedTableViewCell.xib, whose cell is a plain UITableViewCell without outlets of its own. The nib
// fills these and `view` once, when it is loaded. For a reused cell the hook finds them again by the tags it gave.
class PhaseNibHook: NibHook {
    @Outlet var phaseImageView: UIImageView?
    @Outlet var phaseLabel: UILabel?
    @Outlet var dateLabel: UILabel?

    func show(_ event: LunarEvent) {
        phaseImageView?.image = UIImage(systemName: event.phase.symbolName)
        phaseLabel?.text = event.phase.name
        dateLabel?.text = event.dateString
    }
}
