@_spi(Overriding) import Views

/// A bar that shows how far something has come.
open class UIProgressView: UIView {
    private var storedProgress: Float = 0

    /// The progress, limited to 0…1.
    open var progress: Float {
        get { storedProgress }
        set { storedProgress = newValue.isNaN ? 0 : max(0, min(1, newValue)) }
    }
    /// The color of the part that is done, or nil for the tint color.
    open var progressTintColor: UIColor?
    /// The color of the rest, or nil for gray.
    open var trackTintColor: UIColor?

    /// Prepares a new bar, which ignores touches.
    @_spi(Overriding) public override func prepareInCode() { isUserInteractionEnabled = false }

    /// The properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        [
            "progressTintColor": Inspectable(\UIProgressView.progressTintColor),
            "trackTintColor": Inspectable(\UIProgressView.trackTintColor),
        ]
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.progress, "progress")
        coder.code(self, \.progressTintColor, "progressTintColor")
        coder.code(self, \.trackTintColor, "trackTintColor")
    }

    /// Sets the progress. `animated` has no effect.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The progress in per cent.
    public override var displayedText: String? { "\((progress * 100).rounded().whole(in: 0...100))%" }

    /// The natural size, which has the height of the bar and no width.
    open override var intrinsicContentSize: CGSize { naturalSize(height: World.current.systemVersion < .iOS14 ? 2 : 4) }

    /// Draws the part that is done, and the rest.
    open override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(
            .progress(CGFloat(progress), track: trackTintColor ?? .lightGray), in: bounds,
            style: TextStyle(color: progressTintColor ?? tintColor))
    }
}
