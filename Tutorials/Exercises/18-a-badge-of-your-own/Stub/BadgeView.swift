import ReusableViews

// TODO: the badge. It says "3 days". You and Badge.xib decide everything else.
final class BadgeView: UIView {
    func show(days: Int) {}
}
