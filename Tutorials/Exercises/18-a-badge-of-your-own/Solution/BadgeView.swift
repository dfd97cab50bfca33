import ReusableViews

// The first object of Badge.xib, which has no owner.
final class BadgeView: UIView, NibLoadable {
    @Outlet var daysLabel: UILabel?

    static let nib = UINib(nibName: "Badge", bundle: nil)

    // A new badge. The file is read once, for all of them.
    static func make() -> BadgeView {
        nib.instantiate(withOwner: nil).first as! BadgeView
    }

    func show(days: Int) {
        daysLabel?.text = days == 1 ? "1 day" : "\(days) days"
    }
}
