@_spi(Overriding) import Views

/// A row of dots, one for each page. The current page's dot is filled.
open class UIPageControl: UIControl {
    /// The number of pages. A negative number counts as 0.
    open var numberOfPages: Int {
        get { storedCount }
        set { storedCount = max(0, newValue) }
    }
    private var storedCount = 0
    /// The page that is shown, counted from 0, never beyond the last.
    open var currentPage: Int {
        get { max(0, min(storedPage, numberOfPages - 1)) }
        set { storedPage = newValue }
    }
    private var storedPage = 0
    /// A Boolean value that determines whether the control is hidden if there is only one page.
    open var hidesForSinglePage = false
    /// The color of the dots, or nil for the tint color.
    open var pageIndicatorTintColor: UIColor?
    /// The color of the current page's dot, or nil for the tint color.
    open var currentPageIndicatorTintColor: UIColor?

    /// The properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        [
            "currentPageIndicatorTintColor": Inspectable(\UIPageControl.currentPageIndicatorTintColor),
            "pageIndicatorTintColor": Inspectable(\UIPageControl.pageIndicatorTintColor),
        ]
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.numberOfPages, "numberOfPages")
        coder.code(self, \.currentPage, "currentPage")
        coder.code(self, \.hidesForSinglePage, "hidesForSinglePage")
        coder.code(self, \.pageIndicatorTintColor, "pageIndicatorTintColor")
        coder.code(self, \.currentPageIndicatorTintColor, "currentPageIndicatorTintColor")
    }

    /// The natural size, which has space for all dots. Since iOS 14, they are on a ground that shows while it is
    /// touched.
    open override var intrinsicContentSize: CGSize {
        if let scale = TextMetrics.current.scale, World.current.systemVersion >= .iOS14 {
            guard numberOfPages > 0 else { return CGSize(width: 0, height: 26) }
            // Since iOS 18, as frames that Xcode 16 stored say.
            let (ends, dot): (CGFloat, CGFloat) =
                World.current.systemVersion < .iOS18 ? (71.5, 14.7) : (20, CGFloat(17.6).roundedUp(toPixelOf: scale))
            return CGSize(width: ends + dot * CGFloat(numberOfPages), height: 26)
        }
        let width = numberOfPages > 0 ? 16 * CGFloat(numberOfPages) - 9 : 0
        return naturalSize(width: width + (TextMetrics.current == .columns ? 1 : 0), height: 37)
    }

    /// The number of the page, and of how many.
    public override var displayedText: String? { "page \(currentPage + 1) of \(numberOfPages)" }

    /// Draws the dots, as many as there is room for.
    open override func draw(_ rect: CGRect) {
        guard numberOfPages > 1 || !hidesForSinglePage else { return }
        draw(
            .pageDots(count: numberOfPages, current: currentPage), color: currentPageIndicatorTintColor ?? tintColor)
    }

    /// A tap in the right half goes to the next page, one in the left half to the one before.
    @_spi(Overriding) public override func handleTap(at point: CGPoint) {
        let old = currentPage
        currentPage = old + (point.x < bounds.midX ? -1 : 1)
        storedPage = currentPage
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        super.handleTap(at: point)
    }
}
