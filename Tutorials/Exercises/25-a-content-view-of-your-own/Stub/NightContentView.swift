import ReusableViews

// The view that a NightConfiguration creates. It is File's Owner of NightContentView.xib, where `content` is a view
// with the three labels.
final class NightContentView: UIView, UIContentView {
    @Outlet var content: UIView?
    @Outlet var phaseLabel: UILabel?
    @Outlet var dateLabel: UILabel?
    @Outlet var markLabel: UILabel?

    // TODO: 2. show each configuration that is set.
    var configuration: any UIContentConfiguration

    init(configuration: NightConfiguration) {
        self.configuration = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        // TODO: 1. load the nib, and add its view to this one.
        show()
    }

    // This view is only created in code, so decoding one from a nib fails.
    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let night = configuration as? NightConfiguration else { return }
        phaseLabel?.text = night.event.phase.name
        dateLabel?.text = night.event.dateString
        markLabel?.text = night.isChosen ? "✓" : ""
    }
}
