import ReusableViews

// A form with two badges, one below the other. The controller creates each badge once, and can fill it many times.
final class CountdownFormViewController: UIViewController {
    private let badges = [BadgeView.make(), BadgeView.make()]

    override func viewDidLoad() {
        super.viewDidLoad()
        for (line, badge) in badges.enumerated() {
            badge.frame.origin = CGPoint(x: 16, y: 44 + 44 * CGFloat(line))
            view.addSubview(badge)
        }
    }

    func show(newMoon: Int, fullMoon: Int) {
        badges[0].show(days: newMoon)
        badges[1].show(days: fullMoon)
    }
}
