import ReusableViews

// What a NightConfiguration makes: the view that shows it. It is File's Owner of NightContentView.xib, where `content`
// is a view with the three labels in it.
final class NightContentView: UIView, UIContentView {
    @Outlet var content: UIView?
    @Outlet var phaseLabel: UILabel?
    @Outlet var dateLabel: UILabel?
    @Outlet var markLabel: UILabel?

    // TODO: 2. what is set here is shown.
    var configuration: any UIContentConfiguration

    init(configuration: NightConfiguration) {
        self.configuration = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        // TODO: 1. the nib is loaded, and its view put into this one.
        show()
    }

    // In no nib: what asks for one there gets none.
    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let night = configuration as? NightConfiguration else { return }
        phaseLabel?.text = night.event.phase.name
        dateLabel?.text = night.event.dateString
        markLabel?.text = night.isChosen ? "✓" : ""
    }
}
