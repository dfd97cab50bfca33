import ReusableViews

// File's Owner of HookedMoon.xib, which connects it to the cell and to two labels in it.
final class MoonHook: NibHook {
    @Outlet var phaseLabel: UILabel?
    @Outlet var dateLabel: UILabel?

    func show(_ event: LunarEvent) {
        phaseLabel?.text = event.phase.name
        dateLabel?.text = event.dateString
    }
}
