import ReusableViews

// The root view of NightView.xib: a plain view, with tag 1. Leave this file as it is.
final class NightView: UIView {
    @Outlet var label: UILabel?

    func show(_ day: LunarDay) {
        label?.text = day.name
    }
}
