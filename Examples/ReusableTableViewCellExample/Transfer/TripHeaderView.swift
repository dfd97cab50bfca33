import ReusableViews

// The header above the days of a trip.
final class TripHeaderView: UIView {
    @Outlet var titleLabel: UILabel?
    @Outlet var datesLabel: UILabel?

    func show(_ title: String, _ dates: String) {
        titleLabel?.text = title
        datesLabel?.text = dates
    }
}
