import ReusableViews

// The card is hidden in the nib, so you don't see it before it has content.
final class DepartureCell: UITableViewCell {
    @Outlet var cardView: UIView?
    @Outlet var lineLabel: UILabel?
    @Outlet var destinationLabel: UILabel?
    @Outlet var platformLabel: UILabel?
    @Outlet var timeLabel: UILabel?

    func show(_ departure: Departure) {
        lineLabel?.text = departure.line
        destinationLabel?.text = departure.destination
        platformLabel?.text = departure.platform
        timeLabel?.text = departure.time
        cardView?.isHidden = false
    }
}
