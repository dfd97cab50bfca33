/// A view that shows a part of larger content. Its bounds begin at ``contentOffset``.
///
/// There are no touches and no animations: a new offset takes effect at once.
open class UIScrollView: UIView {
    /// The one delegate, whatever type the class gives it.
    @Outlet package var connectedDelegate: (any UIScrollViewDelegate)?
    /// The extent of the content, in points.
    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { setNeedsLayout() } }
    }
    /// The space around the content, in points, that can be scrolled into view.
    open var contentInset = UIEdgeInsets.zero {
        didSet { moveContent(from: oldValue, to: contentInset) }
    }
    /// The inset that bars and the device take away at the top and the bottom, as far as layout has found it.
    private var coveredInset = UIEdgeInsets.zero {
        didSet { moveContent(from: oldValue, to: coveredInset) }
    }
    /// The space around the content, with the space that bars and the device cover over the view.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(coveredInset) }
    /// Called when ``adjustedContentInset`` has changed.
    open func adjustedContentInsetDidChange() {}
    /// The behavior that determines whether the covered insets are added to the inset: always, except for
    /// ``ContentInsetAdjustmentBehavior/never``.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { setNeedsLayout() } }
    /// A Boolean value that determines whether a user may scroll. Stored without effect, for nibs that set it:
    /// ``scroll(by:)`` scrolls in any case.
    open var isScrollEnabled = true
    /// A Boolean value that determines whether scrolling bounces at the ends. Stored without effect, for nibs that set
    /// it.
    open var bounces = true
    /// A Boolean value that determines whether a vertical indicator is drawn if the content is larger than the view.
    open var showsVerticalScrollIndicator = true
    /// A Boolean value that determines whether a horizontal indicator is wanted. Stored without effect, for nibs that
    /// set it.
    open var showsHorizontalScrollIndicator = true
    /// The space between the indicators and the edges. Stored without effect: the one that is drawn runs along all of
    /// the edge.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The space between the vertical indicator and the edges. Stored without effect.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The mode that determines whether scrolling dismisses the keyboard. Stored without effect: there isn't one.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// A Boolean value that determines whether offsets stop at multiples of the bounds. Stored without effect, for nibs
    /// that set it.
    open var isPagingEnabled = false

    /// A Boolean value that indicates whether the user touches the content.
    open internal(set) var isTracking = false
    /// A Boolean value that indicates whether the user drags the content.
    open internal(set) var isDragging = false
    /// A Boolean value that indicates whether the content moves on after the user let it go.
    open internal(set) var isDecelerating = false
    /// The control that a user pulls down at the top to reload the content.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { refreshControl.lie(in: self) }
        }
    }

    /// A Boolean value that determines whether a tap on the status bar scrolls to the top, if the window has only one
    /// such scroll view.
    open var scrollsToTop = true

    /// The smallest scale of the zoomed view.
    open var minimumZoomScale: CGFloat = 1
    /// The largest scale of the zoomed view.
    open var maximumZoomScale: CGFloat = 1
    /// A Boolean value that determines whether a user may zoom beyond the limits for a while. Stored without effect.
    open var bouncesZoom = true
    /// A Boolean value that indicates whether a user is zooming.
    open internal(set) var isZooming = false
    var storedZoomScale: CGFloat = 1
    /// The scale of the view that the delegate gives to zoom, within the limits. There are no transforms: the view gets
    /// a larger frame, and the content's size is the view's.
    open var zoomScale: CGFloat {
        get { storedZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Zooms around the center. With an animation, the delegate is also called at its end, which is immediate.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }
    /// Zooms so that a rectangle fits the bounds.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the coordinates of the zoomed view.
    ///   - animated: A Boolean value that determines whether the delegate is called after the animation.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

    /// The delegate, which the view tells when the content moves. The reference is weak.
    ///
    /// Subclasses redeclare it with a type of their own, as UIKit's do: `@_nonoverride` allows that in Swift, and
    /// `@_disfavoredOverload` makes Swift find theirs first. Whichever is set, the other has the same object.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        get {
            let object = connectedObject
            if knownDelegate !== object { knownDelegate = connectedDelegate }
            return knownDelegate
        }
        set { setDelegate(newValue) }
    }
    /// The delegate as it was cast last: a cast takes 2,000 instructions, and a scrolled row asks seven times.
    private weak var knownDelegate: (any UIScrollViewDelegate)?
    /// The delegate, of any type.
    package final var connectedObject: AnyObject? { _connectedDelegate.object }
    /// The type of delegate that a nib may connect, for subclasses that redeclare ``delegate``. Not in UIKit.
    open class var delegateType: Any.Type { (any UIScrollViewDelegate).self }

    /// Sets the delegate of a view that is taken for a plain scroll view.
    @_spi(Overriding) open func setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        connectedDelegate = delegate
    }

    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The part of the content that is shown. A new origin is a new ``contentOffset``.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            guard newValue.origin != old else { return }
            setNeedsLayout()
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// The guide of the content. Constraints inside may also speak of the view itself, and mean this.
    open var contentLayoutGuide: UILayoutGuide { guide(.content) }
    /// The view itself, which stays where it is when its content moves.
    open var frameLayoutGuide: UILayoutGuide { guide(.frame) }

    /// A new scroll view clips its content.
    @_spi(Overriding) open override func prepareInCode() {
        clipsToBounds = true
        makeDelegateOutlet()
    }

    private func makeDelegateOutlet() {
        _connectedDelegate = Outlet(name: "delegate", .weak, accepting: Self.delegateType)
    }

    @_spi(Overriding) open override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        if coder.isDecoding {
            makeDelegateOutlet()
            if coder.coder.readsNib, !coder.contains("clipsSubviews") { clipsToBounds = true }
        }
        coder.code(self, \.contentSize, "contentSize")
        coder.code(self, \.isScrollEnabled, "scrollEnabled")
        coder.code(self, \.bounces, "bounces")
        coder.code(self, \.isPagingEnabled, "pagingEnabled")
        coder.code(self, \.showsVerticalScrollIndicator, "showsVerticalScrollIndicator")
        coder.code(self, \.showsHorizontalScrollIndicator, "showsHorizontalScrollIndicator")
        coder.code(self, \.scrollsToTop, "scrollsToTop")
        coder.code(self, \.bouncesZoom, "bouncesZoom")
        coder.code(self, \.minimumZoomScale, "minimumZoomScale")
        coder.code(self, \.maximumZoomScale, "maximumZoomScale")
    }

    /// Scrolls to an offset. With an animation, the delegate is also called at its end, which is immediate.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, animated: animated) }

    /// A user is about to drag the content.
    @_spi(Overriding) open func fingerWillDrag() {}

    /// Returns the offset at which the content comes to rest, for the proposed one.
    @_spi(Overriding) open func restingOffset(for proposed: CGPoint) -> CGPoint { proposed }

    // MARK: Touches

    /// Does nothing: a scroll view doesn't pass touches on.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Does nothing.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Does nothing.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// The recognizer of drags, to add targets to. Created lazily.
    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let usedPanRecognizer { return usedPanRecognizer }
        let recognizer = UIPanGestureRecognizer()
        addGestureRecognizer(recognizer)
        usedPanRecognizer = recognizer
        return recognizer
    }
    /// The recognizer of drags, if code has asked for it.
    private(set) var usedPanRecognizer: UIPanGestureRecognizer?

    /// Computes the part of the view that bars and the device cover.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let covered = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
        coveredInset = UIEdgeInsets(top: covered.top, left: 0, bottom: covered.bottom, right: 0)
    }

    private func moveContent(from old: UIEdgeInsets, to new: UIEdgeInsets) {
        guard new != old else { return }
        contentOffset.y -= new.top - old.top
        contentOffset.x -= new.left - old.left
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The largest and smallest offsets a user can rest at.
    public var contentOffsetLimits: (lowest: CGPoint, highest: CGPoint) {
        let inset = adjustedContentInset
        let lowest = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
        let highest = CGPoint(
            x: max(lowest.x, contentSize.width + inset.right - bounds.width),
            y: max(lowest.y, contentSize.height + inset.bottom - bounds.height))
        return (lowest, highest)
    }

    /// Scrolls only as far as needed to show a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }
}
