import ReusableViews

// A view that loads its own nib, however it is made: in code, or by another nib. Leave this file as it is.
final class MoonClockView: UIView {
    @Outlet var contentView: UIView?
    @Outlet var phaseLabel: UILabel?
    @Outlet var dateLabel: UILabel?

    required override init(frame: CGRect) {
        super.init(frame: frame)
        loadContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadContent()
    }

    private func loadContent() {
        Bundle.main.loadNibNamed("MoonClockView", owner: self, options: nil)
        guard let contentView else { return }
        contentView.frame = bounds
        addSubview(contentView)
    }

    func show(_ event: LunarEvent) {
        phaseLabel?.text = event.phase.name
        dateLabel?.text = event.dateString
    }
}
