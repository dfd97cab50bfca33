import ReusableViews

// TODO: the badge. It says "3 days"; everything else that it has is up to you, and to Badge.xib.
final class BadgeView: UIView {
    func show(days: Int) {}
}
