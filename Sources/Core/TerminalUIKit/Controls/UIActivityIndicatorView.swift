@_spi(Overriding) import Views

/// A sign that something is going on. It does not turn, because there are no animations.
open class UIActivityIndicatorView: UIView {
    /// The sizes of an indicator.
    public nonisolated enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// 37 points, up to iOS 12. All are gray here, unless told otherwise.
        case whiteLarge = 0
        /// 20 points, up to iOS 12.
        case white = 1
        /// 20 points, up to iOS 12.
        case gray = 2
    }

    /// A Boolean value that indicates whether the indicator is animating.
    open private(set) var isAnimating = false
    /// A Boolean value that determines whether the indicator disappears when it stops.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// The size of the indicator.
    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
    /// The sign's color, or nil for gray.
    open var color: UIColor!

    /// Prepares a new indicator, which ignores touches and is hidden until it starts.
    @_spi(Overriding) public override func prepareInCode() {
        isUserInteractionEnabled = false
        updateHidden()
    }

    /// Creates an indicator with a style, which is hidden until it starts.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        frame.size = intrinsicContentSize
    }

    /// The properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        ["color": Inspectable(\UIActivityIndicatorView.color)]
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        coder.code(self, \.isAnimating, "animating")
        if coder.isDecoding, !coder.contains("hidesWhenStopped") { hidesWhenStopped = false }
        coder.code(self, \.hidesWhenStopped, "hidesWhenStopped")
        coder.code(self, \.style, "style")
        coder.code(self, \.color, "color")
        super.code(with: coder)
        updateHidden()
        // Interface Builder shows moving views without movement. If the indicator hides when it stops, the file says
        // that it is hidden.
        if coder.isLookedAt, hidesWhenStopped { isHidden = false }
    }

    /// Starts the animation, and shows the indicator.
    open func startAnimating() {
        isAnimating = true
        updateHidden()
    }

    /// Stops the animation, and hides the indicator if it hides when stopped.
    open func stopAnimating() {
        isAnimating = false
        updateHidden()
    }

    private func updateHidden() {
        if hidesWhenStopped { isHidden = !isAnimating }
    }

    /// The state of the indicator as text.
    public override var displayedText: String? { isAnimating ? "busy" : "idle" }

    /// The size that the style has.
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = [.large, .whiteLarge].contains(style) ? 37 : 20
        return naturalSize(width: side, height: side)
    }

    /// Draws the sign, smaller when it has stopped.
    open override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(
            .activity(isBusy: isAnimating), in: bounds, style: TextStyle(color: color ?? .gray, alignment: .center))
    }
}

extension UIActivityIndicatorView.Style: NibEnum {
    package static let nibNames: [String: Self] = [
        "medium": .medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large,
    ]
}
