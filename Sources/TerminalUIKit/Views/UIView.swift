/// A rectangle on the screen that draws itself and holds other views.
///
/// Geometry is UIKit's without transforms: ``frame`` is in the superview's coordinates, ``bounds`` in the view's own,
/// all in points. Drawing happens on the current ``Canvas``.
open class UIView: UIResponder, NSCoding {
    // MARK: Geometry

    private var storedFrame: CGRect
    private var boundsOrigin = CGPoint.zero

    /// The view's rectangle in its superview's coordinates. A new size resizes the subviews by their masks.
    open var frame: CGRect {
        get { storedFrame }
        set {
            let oldSize = storedFrame.size
            storedFrame = newValue
            guard newValue.size != oldSize else { return }
            if autoresizesSubviews { resizeSubviews(withOldSize: oldSize) }
            setNeedsLayout()
        }
    }

    /// The view's rectangle in its own coordinates. Its origin is what a scroll view moves.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
        set {
            boundsOrigin = newValue.origin
            if newValue.size != storedFrame.size {
                let centre = center
                frame = CGRect(
                    x: centre.x - newValue.width / 2, y: centre.y - newValue.height / 2,
                    width: newValue.width, height: newValue.height)
            }
        }
    }

    /// The middle of the frame, in the superview's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set {
            storedFrame.origin = CGPoint(
                x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
        }
    }

    /// Which edges and sizes follow the superview when it is resized.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether a new size is passed on to the subviews.
    open var autoresizesSubviews = true
    /// Whether the mask counts; a view placed by constraints turns it off.
    open var translatesAutoresizingMaskIntoConstraints = true

    // MARK: Looks

    /// The colour behind the content; nil for none.
    open var backgroundColor: UIColor?
    /// The colour of what can be tapped; nil to take the superview's.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set { ownTintColor = newValue }
    }
    /// The colour that was set, rather than taken from the superview.
    private(set) var ownTintColor: UIColor?
    /// 0 (invisible) to 1, for the view and all it contains.
    open var alpha: CGFloat = 1
    /// Whether the view and all it contains are left out of the picture.
    open var isHidden = false
    /// Whether the view promises to fill its bounds. Kept, not used: every view is drawn over what lies beneath.
    open var isOpaque = true
    /// Whether subviews are cut off at the bounds.
    open var clipsToBounds = false
    /// How content that is not as large as the bounds is placed.
    open var contentMode = ContentMode.scaleToFill
    /// Border, corners: what a xib can set through runtime attributes.
    public let layer = CALayer()

    // MARK: Identity and events

    /// A number to find the view by; 0 unless set.
    open var tag = 0
    /// Whether the view takes touches.
    open var isUserInteractionEnabled = true
    /// Whether several touches count. Kept for nibs that set it.
    open var isMultipleTouchEnabled = false
    /// The name the nib gives the view in Xcode's outline, shown by inspections; UIKit forgets it.
    public internal(set) var userLabel: String?

    // MARK: Hierarchy

    /// The views inside, back to front.
    public internal(set) var subviews: [UIView] = []
    /// The view this one is in.
    public internal(set) weak var superview: UIView?
    /// The controller whose view this is.
    weak var viewController: UIViewController?
    /// Constraints, margins: what the view keeps for laying out by constraints.
    var layout = ViewLayout()
    private var needsLayout = true

    /// Makes a view.
    ///
    /// - Parameter frame: Its rectangle in the future superview's coordinates, in points.
    public init(frame: CGRect) {
        storedFrame = frame
        super.init()
    }

    /// Makes a view of no size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Decodes a view and, through it, its subviews: from a nib or from an archive.
    public required init?(coder: NSCoder) {
        storedFrame = coder.decodeCGRect(forKey: "frame")
        super.init()
        decodeProperties(from: coder)
    }

    /// Writes everything ``init(coder:)`` reads, under the same keys.
    open func encode(with coder: NSCoder) {
        encodeProperties(with: coder)
    }

    /// The view's controller if it has one, else the superview.
    open override var next: UIResponder? { viewController ?? superview }

    // MARK: Layout

    /// Asks for ``layoutSubviews()`` before the next drawing.
    open func setNeedsLayout() {
        needsLayout = true
    }

    /// Lays out this view and everything in it that asked for it.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
        for subview in subviews { subview.layoutIfNeeded() }
    }

    /// Places the subviews that constraints place. Override it for what neither they nor masks can do.
    open func layoutSubviews() {
        placeSubviewsByConstraints()
    }

    /// The size that suits the view best. A plain view is happy with the one it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that suits best.
    open func sizeToFit() {
        frame.size = sizeThatFits(bounds.size)
    }

    /// The size the content wants; ``noIntrinsicMetric`` where it does not care.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that a dimension has no natural size.
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: Drawing

    /// Draws the content, over the background and under the subviews, on the current graphics context.
    open func draw(_ rect: CGRect) {}

    /// Draws what lies over the subviews: borders, separators, marks.
    func drawOverlay(_ rect: CGRect, on canvas: any Canvas) {
        if layer.borderWidth > 0 { canvas.stroke(rect, color: layer.borderColor ?? .black) }
    }

    /// Does nothing but exist: every frame is drawn whole.
    open func setNeedsDisplay() {}

    // MARK: Being told

    /// Called when the view has got another superview, or none.
    open func didMoveToSuperview() {}
    /// Called when a view was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called when a view is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// UIKit's line: class, frame, and what a view has to say for itself.
    open nonisolated override var description: String {
        MainActor.assumeIsolated { summary }
    }
}
