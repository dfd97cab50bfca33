import ReusableViews

// The class of the cells in LunarCells.xib. Outlets would be nil in the factory's copies, because an archive has no
// connections. Tags are properties of the views, so they are kept. Wrapped like this they read like outlets.
final class TaggedTableViewCell: UITableViewCell, LunarEventShowing {
    var phaseImageView: UIImageView? { viewWithTag(10) as? UIImageView }
    var phaseLabel: UILabel? { viewWithTag(20) as? UILabel }
    var dateLabel: UILabel? { viewWithTag(30) as? UILabel }
    var noteButton: UIButton? { viewWithTag(40) as? UIButton }

    func show(_ event: LunarEvent) {
        phaseImageView?.image = UIImage(systemName: event.phase.symbolName)
        phaseLabel?.text = event.phase.name
        dateLabel?.text = event.dateString
    }
}
