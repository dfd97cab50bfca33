import ReusableViews

// In PlatesViewController.xib three boxes with tag 616 are of the class MoonPlateView: one gray and with a label in it,
// one hidden, one pale. Leave this file as it is.
final class PlatesViewController: UIViewController {
    @Outlet var grayPlate: MoonPlateView?
    @Outlet var hiddenPlate: MoonPlateView?
    @Outlet var palePlate: MoonPlateView?

    override func viewDidLoad() {
        super.viewDidLoad()
        let calendar = LunarCalendar(count: 3)
        grayPlate?.phaseLabel?.text = calendar[0].phase.name
        hiddenPlate?.phaseLabel?.text = calendar[1].phase.name
        palePlate?.phaseLabel?.text = calendar[2].phase.name
    }
}
