import ReusableViews

// Two clocks: one is in ClocksViewController.xib, the other is made in code. Leave this file as it is.
final class ClocksViewController: UIViewController {
    @Outlet var clock: MoonClockView?
    private(set) var other: MoonClockView?

    override func viewDidLoad() {
        super.viewDidLoad()
        let calendar = LunarCalendar(count: 2)
        let other = MoonClockView(frame: CGRect(x: 0, y: 88, width: 320, height: 44))
        view.addSubview(other)
        clock?.show(calendar[0])
        other.show(calendar[1])
        self.other = other
    }
}
