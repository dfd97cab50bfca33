import TerminalUIKit

// Overrides by libraries for UIKit, of guides, anchors and constraints.

class LoggedGuide: UILayoutGuide {
    override var owningView: UIView? { super.owningView }
    override var layoutFrame: CGRect { super.layoutFrame }
    override var identifier: String { didSet {} }
    override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
    override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
    override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
    override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
    override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
    override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
    override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
    override var widthAnchor: NSLayoutDimension { super.widthAnchor }
    override var heightAnchor: NSLayoutDimension { super.heightAnchor }
}

class LoggedConstraint: NSLayoutConstraint {
    override var firstItem: AnyObject? { super.firstItem }
    override var firstAttribute: Attribute { super.firstAttribute }
    override var relation: Relation { super.relation }
    override var secondItem: AnyObject? { super.secondItem }
    override var secondAttribute: Attribute { super.secondAttribute }
    override var multiplier: CGFloat { super.multiplier }
    override var constant: CGFloat { didSet {} }
    override var priority: UILayoutPriority { didSet {} }
    override var identifier: String? { didSet {} }
    override var isActive: Bool { didSet {} }
    nonisolated override var description: String { super.description }
}
