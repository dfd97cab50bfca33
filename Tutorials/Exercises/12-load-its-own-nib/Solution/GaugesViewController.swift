import ReusableViews

// In GaugesViewController.xib two empty boxes are of the class MoonGaugeView. Leave this file as it is.
final class GaugesViewController: UIViewController {
    @Outlet var firstGauge: MoonGaugeView?
    @Outlet var secondGauge: MoonGaugeView?

    override func viewDidLoad() {
        super.viewDidLoad()
        let calendar = LunarCalendar(count: 2)
        firstGauge?.show(calendar[0])
        secondGauge?.show(calendar[1])
    }
}
