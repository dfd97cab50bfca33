import ReusableViews

// A view to be placed in any xib, as an empty box. Its contents come from MoonGaugeView.xib, whose File's Owner it is.
final class MoonGaugeView: UIView {
    @Outlet var contentView: UIView?
    @Outlet var phaseLabel: UILabel?
    @Outlet var whenLabel: UILabel?

    override func awakeFromNib() {
        super.awakeFromNib()
        // TODO: load MoonGaugeView.xib with this view as its owner, and add the view that the outlet then holds.
    }

    func show(_ event: LunarEvent) {
        phaseLabel?.text = event.phase.name
        whenLabel?.text = event.dateString
    }
}
