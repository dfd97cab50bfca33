/// A control above the content of a scroll view, to reload it. Pulling it down at the top sends `valueChanged`.
open class UIRefreshControl: UIControl {
    /// A Boolean value that indicates whether the content is being reloaded.
    open private(set) var isRefreshing = false
    /// The text of the control, or nil for an arrow.
    open var attributedTitle: NSAttributedString?

    private static let height = TextLayout.lineHeight

    /// Creates a control, not yet in a scroll view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Decodes a control.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    /// Begins refreshing, and shows the control.
    open func beginRefreshing() { refresh(true) }
    /// Ends refreshing, and hides the control.
    open func endRefreshing() { refresh(false) }

    private func refresh(_ begins: Bool) {
        guard begins != isRefreshing else { return }
        isRefreshing = begins
        isHidden = !begins
        (superview as? UIScrollView)?.contentInset.top += begins ? Self.height : -Self.height
    }

    func lie(in scrollView: UIScrollView) {
        frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
        autoresizingMask = .flexibleWidth
        scrollView.addSubview(self)
    }

    /// Pulls the control down as a user does.
    func pullDown() {
        guard isEnabled, !isRefreshing else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    /// Draws the title.
    open override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(
            attributedTitle?.string ?? "↻", in: bounds, style: TextStyle(color: tintColor, alignment: .center))
    }
}
