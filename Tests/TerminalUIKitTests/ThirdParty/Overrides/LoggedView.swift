import TerminalUIKit

// A view as a library for UIKit might have it: it overrides all there is, and notes each call.
class LoggedView: UIView {
    let calls = Calls()

    // MARK: Geometry

    override var frame: CGRect { didSet { calls.note() } }
    override var bounds: CGRect { didSet { calls.note() } }
    override var center: CGPoint { didSet { calls.note() } }
    override var autoresizingMask: AutoresizingMask { didSet { calls.note() } }
    override var autoresizesSubviews: Bool { didSet { calls.note() } }
    override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { calls.note() } }

    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }

    // MARK: Looks

    override var backgroundColor: UIColor? { didSet { calls.note() } }
    override var tintColor: UIColor! { didSet { calls.note() } }
    override var alpha: CGFloat { didSet { calls.note() } }
    override var isHidden: Bool { didSet { calls.note() } }
    override var isOpaque: Bool { didSet { calls.note() } }
    override var clipsToBounds: Bool { didSet { calls.note() } }
    override var contentMode: ContentMode { didSet { calls.note() } }
    override var layer: CALayer { super.layer }

    // MARK: Identity and events

    override var tag: Int { didSet { calls.note() } }
    override var isUserInteractionEnabled: Bool { didSet { calls.note() } }
    override var isMultipleTouchEnabled: Bool { didSet { calls.note() } }
    override var next: UIResponder? { super.next }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }

    // MARK: Hierarchy

    override var subviews: [UIView] { super.subviews }
    override var superview: UIView? { super.superview }
    override var window: UIWindow? { super.window }

    override func addSubview(_ view: UIView) {
        calls.note()
        super.addSubview(view)
    }

    override func insertSubview(_ view: UIView, at index: Int) {
        calls.note()
        super.insertSubview(view, at: index)
    }

    override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        calls.note()
        super.insertSubview(view, belowSubview: sibling)
    }

    override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        calls.note()
        super.insertSubview(view, aboveSubview: sibling)
    }

    override func removeFromSuperview() {
        calls.note()
        super.removeFromSuperview()
    }

    override func bringSubviewToFront(_ view: UIView) {
        calls.note()
        super.bringSubviewToFront(view)
    }

    override func sendSubviewToBack(_ view: UIView) {
        calls.note()
        super.sendSubviewToBack(view)
    }

    override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }

    override func viewWithTag(_ tag: Int) -> UIView? {
        calls.note()
        return super.viewWithTag(tag)
    }

    // MARK: Being told

    override func willMove(toSuperview newSuperview: UIView?) { calls.note() }
    override func didMoveToSuperview() { calls.note() }
    override func willMove(toWindow newWindow: UIWindow?) { calls.note() }
    override func didMoveToWindow() { calls.note() }
    override func didAddSubview(_ subview: UIView) { calls.note() }
    override func willRemoveSubview(_ subview: UIView) { calls.note() }

    override func awakeFromNib() {
        super.awakeFromNib()
        calls.note()
    }

    override func awakeAfter(using coder: NSCoder) -> Any? { super.awakeAfter(using: coder) }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        calls.note()
    }

    // MARK: Layout

    override func setNeedsLayout() {
        super.setNeedsLayout()
        calls.note()
    }

    override func layoutIfNeeded() {
        super.layoutIfNeeded()
        calls.note()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        calls.note()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        calls.note()
        return super.sizeThatFits(size)
    }

    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        calls.note()
        return super.systemLayoutSizeFitting(targetSize)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        calls.note()
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }

    override func sizeToFit() {
        calls.note()
        super.sizeToFit()
    }

    override func invalidateIntrinsicContentSize() {
        calls.note()
        super.invalidateIntrinsicContentSize()
    }

    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        calls.note()
        super.setContentHuggingPriority(priority, for: axis)
    }

    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        super.contentHuggingPriority(for: axis)
    }

    override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        calls.note()
        super.setContentCompressionResistancePriority(priority, for: axis)
    }

    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        super.contentCompressionResistancePriority(for: axis)
    }

    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        calls.note()
        super.addLayoutGuide(layoutGuide)
    }

    override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        calls.note()
        super.removeLayoutGuide(layoutGuide)
    }

    override func addConstraint(_ constraint: NSLayoutConstraint) {
        calls.note()
        super.addConstraint(constraint)
    }

    override func addConstraints(_ constraints: [NSLayoutConstraint]) {
        calls.note()
        super.addConstraints(constraints)
    }

    override func removeConstraint(_ constraint: NSLayoutConstraint) {
        calls.note()
        super.removeConstraint(constraint)
    }

    override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        calls.note()
        super.removeConstraints(constraints)
    }

    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
    override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
    override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
    override var constraints: [NSLayoutConstraint] { super.constraints }
    override var layoutMargins: UIEdgeInsets { didSet { calls.note() } }
    override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
    override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
    override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
    override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
    override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
    override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
    override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
    override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
    override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
    override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
    override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
    override var widthAnchor: NSLayoutDimension { super.widthAnchor }
    override var heightAnchor: NSLayoutDimension { super.heightAnchor }

    // MARK: Drawing

    override func draw(_ rect: CGRect) { calls.note() }

    override func setNeedsDisplay() {
        super.setNeedsDisplay()
        calls.note()
    }

    nonisolated override var description: String { super.description }
}

class TurnedView: UIView {
    override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
    override var preservesSuperviewLayoutMargins: Bool { didSet {} }
    override var insetsLayoutMarginsFromSafeArea: Bool { didSet {} }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
}

class LoggedStackView: UIStackView {
    let calls = Calls()

    override var arrangedSubviews: [UIView] { super.arrangedSubviews }
    override var axis: NSLayoutConstraint.Axis { didSet { calls.note() } }
    override var distribution: Distribution { didSet { calls.note() } }
    override var alignment: Alignment { didSet { calls.note() } }
    override var spacing: CGFloat { didSet { calls.note() } }
    override var isBaselineRelativeArrangement: Bool { didSet { calls.note() } }
    override var isLayoutMarginsRelativeArrangement: Bool { didSet { calls.note() } }

    override func addArrangedSubview(_ view: UIView) {
        calls.note()
        super.addArrangedSubview(view)
    }

    override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        calls.note()
        super.insertArrangedSubview(view, at: stackIndex)
    }

    override func removeArrangedSubview(_ view: UIView) {
        calls.note()
        super.removeArrangedSubview(view)
    }

    override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        calls.note()
        super.setCustomSpacing(spacing, after: arrangedSubview)
    }

    override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        super.customSpacing(after: arrangedSubview)
    }
}
