import ReusableViews

// The root view of NightView.xib: a plain view, with tag 1. Nothing is to be done in this file.
final class NightView: UIView {
    @Outlet var label: UILabel?

    func show(_ day: LunarDay) {
        label?.text = day.name
    }
}
