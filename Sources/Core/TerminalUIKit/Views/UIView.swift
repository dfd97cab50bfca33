/// A rectangle on the screen that draws itself and holds other views.
///
/// Geometry is UIKit's: ``frame`` is in the superview's coordinates, ``bounds`` in the view's own, all in points.
/// Drawing happens on the current ``/Drawing/Canvas``.
open class UIView: UIResponder, NSCoding {
    // MARK: Geometry

    /// The rectangle in the superview's coordinates, and where the view's own coordinates begin.
    var storedFrame: CGRect
    var boundsOrigin = CGPoint.zero
    /// A Boolean value that indicates whether the view was made from an archive, neither in code nor from a nib.
    package private(set) var isFromArchive = false

    /// The view's rectangle in its superview's coordinates. A new size resizes the subviews by their masks.
    open var frame: CGRect {
        get { transformation == nil ? storedFrame : transformedFrame }
        set {
            let new = transformation == nil ? newValue : untransformed(newValue)
            new.checkAsFrame()
            changeFrame(to: new)
        }
    }

    /// The transform that moves, turns and scales the view about its middle, with its content. A view that is turned by
    /// another angle than a right one is drawn without the turn, and letters are never scaled.
    // Core Animation checks bounds and positions only: it takes a transform of NaN, and refuses the next frame.
    open var transform: CGAffineTransform {
        get { transformation ?? .identity }
        set { transformation = newValue.isIdentity ? nil : newValue }
    }
    private(set) var transformation: CGAffineTransform?

    /// The view's rectangle in its own coordinates. A scroll view moves its origin.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
        set {
            newValue.checkAsBounds()
            changeBounds(to: newValue)
        }
    }

    /// The middle of the frame, in the superview's coordinates.
    open var center: CGPoint {
        get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set {
            newValue.checkAsPosition()
            storedFrame.origin = CGPoint(
                x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
        }
    }

    /// The edges and sizes that follow the superview when it is resized.
    open var autoresizingMask: AutoresizingMask = []
    /// A Boolean value that determines whether a new size is passed on to the subviews.
    open var autoresizesSubviews = true
    /// A Boolean value that determines whether the mask counts. A view placed by constraints turns it off.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { askForPlacing() } }
    }

    /// Converts a point of this view to another view's coordinates, or to the root's for nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.converted(from: self, to: view) }
    /// Converts a rectangle of this view to another view's coordinates, or to the root's for nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.converted(from: self, to: view) }
    /// Converts a point of another view, or of the root for nil, to this view's coordinates.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.converted(from: view, to: self) }
    /// Converts a rectangle of another view, or of the root for nil, to this view's coordinates.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.converted(from: view, to: self) }

    // MARK: Looks

    /// The color behind the content, or nil if there isn't one.
    open var backgroundColor: UIColor?
    /// The color of the parts that can be tapped, or nil for the superview's.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set { ownTintColor = newValue; tellOfTintColor() }
    }
    /// Tells the view that its tint color has changed, also if it is a superview's.
    open func tintColorDidChange() {}
    /// The color that was set, rather than taken from the superview.
    private(set) var ownTintColor: UIColor?
    /// The opacity of the view and its subviews, from 0 (invisible) to 1.
    open var alpha: CGFloat = 1
    /// A Boolean value that determines whether the view and its content are hidden.
    open var isHidden = false { didSet { if isHidden != oldValue { superview?.subviewDidHide(self) } } }
    /// A Boolean value that determines whether the view promises to fill its bounds. Stored, but not used: every view
    /// is drawn over the views beneath.
    open var isOpaque = true
    /// A Boolean value that determines whether subviews are clipped to the bounds.
    open var clipsToBounds = false
    /// The mode that determines how content of another size is placed.
    open var contentMode = ContentMode.scaleToFill
    /// The layer, of the class ``layerClass``. A xib can set its border and corners through runtime attributes.
    open var layer: CALayer {
        if let usedLayer { return usedLayer }
        let layer = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).init()
        layer.delegate = self
        usedLayer = layer
        return layer
    }
    /// The layer, if code has asked for it.
    private(set) final var usedLayer: CALayer?
    /// The class of the layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { .current }
    /// Tells the view that the traits have changed, because a user has turned the device.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Never called: Interface Builder calls it when it draws the view.
    open func prepareForInterfaceBuilder() {}

    /// The properties that nibs set by user defined runtime attributes. A class adds its own.
    open override class var inspectables: [String: Inspectable] { viewInspectables }

    // MARK: Identity and events

    /// A number to find the view by, or 0 unless set.
    open var tag = 0
    /// A Boolean value that determines whether the view takes touches.
    open var isUserInteractionEnabled = true
    /// A Boolean value that determines whether several touches count. Stored without effect, for nibs that set it.
    open var isMultipleTouchEnabled = false

    /// Returns a Boolean value that indicates whether a point, in the view's coordinates, is inside the view. By
    /// default, it is inside the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Returns the frontmost view at a point that accepts touches, or nil.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

    /// The name the nib gives the view in Xcode's outline, shown by inspections. UIKit forgets it.
    public internal(set) var userLabel: String?
    /// The name for the restoration of an app's state. Stored for code that reads it.
    open var restorationIdentifier: String? {
        get { kept() }
        set { keep(newValue) }
    }

    /// The gesture recognizers of the view, which also receive gestures in its subviews, or nil if there isn't one.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }
    var recognizers: [UIGestureRecognizer] = []
    /// Attaches a gesture recognizer to this view, and detaches it from another.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Detaches a gesture recognizer from this view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Returns a Boolean value that indicates whether a recognizer may begin to recognize its gesture.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Hierarchy

    /// The views inside, back to front.
    open var subviews: [UIView] { storedSubviews }
    final var storedSubviews: [UIView] = []
    /// The view this one is in.
    open var superview: UIView? { superviewReference.object }
    nonisolated(unsafe) final var superviewReference = UncountedReference<UIView>()
    /// The window that contains the view, or nil.
    open var window: UIWindow? { superviewReference.object?.window }
    /// The subviews that go into an archive with the view, not those it makes again by itself. Not in UIKit.
    open var archivedSubviews: [UIView] { subviews }

    /// Adds a view in front of the other subviews, after removing it from its old superview.
    open func addSubview(_ view: UIView) { insert(view) { $0.count } }
    /// Inserts a view at an index, counted from the back. An index out of range means the back or the front.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view) { _ in index } }
    /// Inserts a view behind another subview, or in front of all if the other one isn't a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { $0.firstIndex(of: sibling) }
    }
    /// Inserts a view in front of another subview, or in front of all if the other one isn't a subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { others in others.firstIndex(of: sibling).map { $0 + 1 } }
    }
    /// Removes the view from its superview.
    open func removeFromSuperview() { leaveSuperview() }
    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.endIndex } }
    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { reorder(view) { $0.startIndex } }

    /// Exchanges two subviews. An index that doesn't exist has no effect.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Returns a Boolean value that indicates whether the view is another view or a descendant of it.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    /// Returns the first view with a tag: this view, or the first one inside it, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : firstSubview(withTag: tag) }

    // MARK: Being told

    /// Tells the view that its superview is about to change, or to become nil.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Tells the view that its superview has changed.
    open func didMoveToSuperview() {}
    /// Tells the view that its window is about to change, or to become nil.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Tells the view that its window has changed.
    open func didMoveToWindow() {}
    /// Tells the view that a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called when a subview was hidden or shown again.
    func subviewDidHide(_ subview: UIView) {}
    /// Called when a subview that constraints place wants another size.
    func subviewDidChangeSize(_ subview: UIView) {}
    /// Tells the view that a subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Made and archived

    /// The controller whose view this is.
    weak var viewController: UIViewController?
    /// The state of the layout by constraints: constraints, margins.
    var layout = ViewLayout()
    /// The state of the layout: whether ``layoutSubviews()`` is to be called before the next drawing, and whether it is
    /// running.
    final var layoutState = LayoutState()

    /// Creates a view.
    ///
    /// - Parameter frame: Its rectangle in the future superview's coordinates, in points.
    public init(frame: CGRect) {
        frame.checkAsBounds()
        frame.checkAsFrame()
        storedFrame = frame
        super.init()
        prepareInCode()
    }

    /// Gives a view that code creates the initial values of its class. A decoded view gets them from the file.
    @_spi(Overriding) open func prepareInCode() {}

    /// Creates a view with an empty frame.
    public override convenience init() { self.init(frame: .zero) }

    deinit {
        for subview in storedSubviews { subview.superviewReference.object = nil }
    }

    /// Decodes a view and, through it, its subviews: from a nib or from an archive.
    public required init?(coder: NSCoder) {
        storedFrame = coder.decodeCGRect(forKey: "frame")
        isFromArchive = !coder.readsNib
        super.init()
        code(with: PropertyCoder(coder, isDecoding: true))
    }

    /// Writes everything ``init(coder:)`` reads, under the same keys.
    open func encode(with coder: NSCoder) { code(with: PropertyCoder(coder, isDecoding: false)) }

    /// Reads or writes the properties. A subclass's properties are read before its initializer goes on.
    @_spi(Overriding) open func code(with coder: PropertyCoder) { codeProperties(with: coder) }

    /// The view's controller if it has one, else the superview.
    open override var next: UIResponder? { viewController ?? superview }
    /// The view in the keyboard's place while this view, or one inside it, is first responder. Nil by default.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while this view, or one inside it, is first responder. Nil by default.
    open var inputAccessoryView: UIView? { nil }

    /// Ends the editing of a field inside the view.
    ///
    /// - Parameter force: A Boolean value that determines whether the field can't refuse.
    /// - Returns: `true` if no field inside is edited any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingInside(force: force) }

    // MARK: Layout

    /// Requests a layout before the next drawing.
    open func setNeedsLayout() { askForLayout() }
    /// Lays out this view and its descendants if they need it, after its ancestors.
    open func layoutIfNeeded() { layOutIfNeeded() }

    /// Lays out the subviews by their constraints. Override it for other layouts.
    open func layoutSubviews() { placeSubviewsByConstraints() }

    /// Returns the size that the constraints inside require, as near to a target size as possible.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size that the constraints inside require, as near to a target size as possible.
    ///
    /// - Parameters:
    ///   - targetSize: The target size, in points.
    ///   - horizontal: The priority of the target width.
    ///   - vertical: The priority of the target height.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontal, vertical) ?? sizeThatFits(targetSize) }

    /// A target for the smallest size that constraints inside allow.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// A target for the largest size that constraints inside allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the size that fits the view's content best. A plain view returns its current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the size of ``sizeThatFits(_:)``.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// The natural size of the content, in points, with ``noIntrinsicMetric`` in a dimension that has none. For a view
    /// whose class is not in the program, it is the size that the nib notes.
    open var intrinsicContentSize: CGSize {
        layout.notedSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The insets of the rectangle that constraints place inside the frame, in points. Shadows, for example, are
    /// outside.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// A sentinel for a dimension without a natural size.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The margins of a subview that doesn't have one of its own.
    @_spi(Overriding) open var usualMarginsInside: UIEdgeInsets { .usualMargins }

    /// A Boolean value that indicates whether a narrower view has higher content, such as a text of several lines.
    @_spi(Overriding) open var heightFollowsWidth: Bool { false }

    /// The distances of the baselines at the natural height, in points: of the first line from the top, and of the last
    /// from the bottom. Without text both are the bottom edge, and the first is nil.
    @_spi(Overriding) open var baselineInsets: (fromTop: CGFloat?, fromBottom: CGFloat) { (nil, 0) }

    /// The text that a user reads in the view itself, or nil. Inspections show it as the text of the view.
    @_spi(Overriding) open var displayedText: String? { nil }

    /// Invalidates the natural size, and requests a layout.
    open func invalidateIntrinsicContentSize() { askForNewSize() }

    /// Returns the priority with which the view keeps the size of its content when its neighbors leave it more room.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layout.hugging[axis] }
    /// Sets the priority with which the view resists being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layout.hugging[axis] = priority
        invalidateIntrinsicContentSize()
    }
    /// Returns the priority with which the view keeps at least the size of its content when its neighbors leave it less
    /// room.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout.compressionResistance[axis]
    }
    /// Sets the priority with which the view resists being smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layout.compressionResistance[axis] = priority
        invalidateIntrinsicContentSize()
    }

    // MARK: Constraints

    /// Requests an update of the constraints before the next layout.
    open func setNeedsUpdateConstraints() { askForConstraints() }
    /// Returns a Boolean value that indicates whether ``updateConstraints()`` is called before the next layout, as it
    /// is before the first.
    open func needsUpdateConstraints() -> Bool { layoutState.needsConstraints }
    /// Calls ``updateConstraints()`` of this view and its descendants where needed, from the inside out.
    open func updateConstraintsIfNeeded() { updateConstraintsInside() }
    /// Updates the constraints of the view. Override it to change them. It is called before the first layout, and on
    /// request.
    open func updateConstraints() {}
    /// A Boolean value that indicates whether the view needs constraints. It has no effect, because any view may have
    /// some.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The active constraints whose items have this view as their nearest common ancestor.
    open var constraints: [NSLayoutConstraint] { layout.constraints }
    /// Activates a constraint. ``NSLayoutConstraint/isActive`` finds the right view by itself.
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    /// Activates constraints.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
    /// Deactivates a constraint.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(constraint) }
    /// Deactivates constraints.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
    /// A Boolean value that indicates whether the view's layout is ambiguous.
    ///
    /// - Complexity: All that is placed together with the view is solved.
    open var hasAmbiguousLayout: Bool { isAmbiguous }

    /// The guides that were added.
    open var layoutGuides: [UILayoutGuide] { layout.ownGuides }
    /// Adds a layout guide, after removing it from its old view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { hold(layoutGuide) }
    /// Removes a layout guide and its constraints.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { letGo(layoutGuide) }

    /// The space between the edges and the content, in points.
    ///
    /// Unless set it is UIKit's: 8 all around. 16 beside the content of a controller's view or a table cell, 20 on a
    /// large phone. A controller's view never has less beside it. The value that you read includes the additions of
    /// ``insetsLayoutMarginsFromSafeArea`` and ``preservesSuperviewLayoutMargins``.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { changeMargins { ($0.margins, $0.marginsFollowText) = (newValue, false) } }
    }
    /// The space between the edges and the content, with the sides named by where text begins and ends.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
        set { changeMargins { ($0.margins, $0.marginsFollowText) = (newValue.resolved(.leftToRight), true) } }
    }
    /// A Boolean value that determines whether the margins are at least as large as the superview's.
    open var preservesSuperviewLayoutMargins: Bool {
        get { layout.preservesSuperviewMargins }
        set { changeMargins { $0.preservesSuperviewMargins = newValue } }
    }
    /// A Boolean value that determines whether the margins begin at the safe area. True unless set.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layout.insetsMarginsFromSafeArea }
        set { changeMargins { $0.insetsMarginsFromSafeArea = newValue } }
    }
    /// Tells the view that its margins were set.
    open func layoutMarginsDidChange() {}
    /// The insets that bars and the device's shape cover, in points, or zero unless the window has such a device.
    open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets }
    /// Tells the view that its safe area has changed.
    open func safeAreaInsetsDidChange() {}
    /// The attribute that determines whether the view is mirrored where text runs from right to left.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { askForPlacing() } }
    /// The direction in which views follow one another in this one: from left to right unless forced otherwise.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
    /// The view without its margins.
    open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    /// The view without its margins: no screen here is so wide that lines grow too long.
    open var readableContentGuide: UILayoutGuide { guide(.margins) }
    /// The part of the view that isn't covered.
    open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    /// The edge where text begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    /// The edge where text ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    /// The baseline of the first line. Here it is the vertical center, where texts are drawn.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
    /// The baseline of the last line. Here it is the vertical center, where texts are drawn.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
    /// The view that supplies the first baseline: by default, the view itself.
    open var forFirstBaselineLayout: UIView { self }
    /// The view that supplies the last baseline: by default, the view itself.
    open var forLastBaselineLayout: UIView { self }
    /// The width.
    open var widthAnchor: NSLayoutDimension { .init(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { .init(self, .height) }

    // MARK: Drawing

    /// Draws the content, over the background and under the subviews, on the current graphics context.
    open func draw(_ rect: CGRect) {}

    /// Fills the bounds with the background color, if there is one.
    @_spi(Overriding) open func drawGround(on canvas: any Canvas) {
        guard let backgroundColor else { return }
        canvas.fill(bounds, color: backgroundColor, cornerRadius: drawnLayer?.cornerRadius ?? 0)
    }

    /// Draws the content that UIKit has in views of its own, whether or not a subclass overrides ``draw(_:)``.
    @_spi(Overriding) open func drawContent(on canvas: any Canvas) {}

    /// Draws the parts that lie over the subviews: borders, separators, marks.
    @_spi(Overriding) open func drawOverlay(_ rect: CGRect, on canvas: any Canvas) {
        guard let layer = drawnLayer, layer.borderWidth > 0 else { return }
        canvas.stroke(
            rect, color: layer.borderColor ?? .black, width: layer.borderWidth, cornerRadius: layer.cornerRadius)
    }

    /// Does nothing, because every frame is drawn completely.
    open func setNeedsDisplay() {}

    /// The line that UIKit writes: the class, the frame, and the properties that the view's class adds.
    open nonisolated override var description: String { MainActor.assumeIsolated { summary } }
}
