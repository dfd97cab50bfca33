import ReusableViews

// A view to be placed in any xib, as an empty box. Its contents come from MoonGaugeView.xib, whose File's Owner it is.
final class MoonGaugeView: UIView {
    @Outlet var contentView: UIView?
    @Outlet var phaseLabel: UILabel?
    @Outlet var whenLabel: UILabel?

    override func awakeFromNib() {
        super.awakeFromNib()
        Bundle.main.loadNibNamed("MoonGaugeView", owner: self, options: nil)
        addSubview(contentView!)
    }

    func show(_ event: LunarEvent) {
        phaseLabel?.text = event.phase.name
        whenLabel?.text = event.dateString
    }
}
