/// A wish for the geometry of views: *first attribute* (=, ≤, ≥) *multiplier* × *second attribute* + *constant*.
///
/// While it is active, the nearest common ancestor of its items has it among its ``UIView/constraints``. `LayoutSystem`
/// describes how constraints are resolved, and which ones are ignored.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// The view or guide of the first side, or nil when it is gone.
    open private(set) weak var firstItem: AnyObject?
    /// The attribute of the first item.
    open private(set) var firstAttribute: Attribute
    /// The relation between the sides.
    open private(set) var relation: Relation
    /// The view or guide of the second side, or nil if there isn't one.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the second item, or ``Attribute/notAnAttribute`` for a constant.
    open private(set) var secondAttribute: Attribute
    /// The factor of the second attribute.
    open private(set) var multiplier: CGFloat
    /// The constant that is added, in points.
    ///
    /// A number that isn't finite ends the process, as in UIKit.
    open var constant: CGFloat {
        didSet {
            checkConstant()
            if constant != oldValue { askForPlacing() }
        }
    }
    /// The priority of the constraint. If two contradict each other, the one with the lower priority is dropped.
    ///
    /// A number that isn't above 0 and at most 1000 ends the process, as in UIKit.
    open var priority = UILayoutPriority.required {
        didSet {
            guard priority.rawValue > 0, priority <= .required else {
                UIKitException.inconsistency(
                    "It's illegal to set priority:\(CGFloat(priority.rawValue).brief).  Priorities must be greater "
                        + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
                ).raise()
            }
            if priority != oldValue { askForPlacing() }
        }
    }
    /// A name for readers of the constraint.
    open var identifier: String?

    /// The view that has the constraint among its ``UIView/constraints``. Its class is unknown here, as the classes of
    /// the items are.
    weak var holder: AnyObject?

    /// A Boolean value that indicates whether the constraint contradicts others and was left out when they were last
    /// solved.
    var isBroken = false

    /// Creates a constraint, not yet active.
    ///
    /// A place beside a length ends the process, as in UIKit, and so does a multiplier or constant that isn't finite.
    /// Lines along different axes do so when they are laid out. Without a second item, its attribute is ignored.
    ///
    /// - Parameters:
    ///   - view1: The view or guide of the first side.
    ///   - attribute1: The attribute of the first view.
    ///   - relation: The relation of the two sides.
    ///   - view2: The view or guide of the second side, or nil if there isn't one.
    ///   - attribute2: The attribute of the second view.
    ///   - multiplier: The factor of the second attribute.
    ///   - constant: The constant to add, in points.
    public init(
        item view1: Any, attribute attribute1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        let other = view2.map { $0 as AnyObject }
        if let problem = Self.problem(attribute1, other == nil ? .notAnAttribute : attribute2, multiplier: multiplier) {
            UIKitException(
                name: "NSInvalidArgumentException",
                reason: "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
                    + "multiplier:constant:]: \(problem)"
            ).raise()
        }
        firstItem = view1 as AnyObject
        firstAttribute = attribute1
        self.relation = relation
        secondItem = other
        secondAttribute = other == nil ? .notAnAttribute : attribute2
        self.multiplier = multiplier
        self.constant = constant
        super.init()
        if !multiplier.isFinite {
            UIKitException.inconsistency(
                "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier.brief)"
            ).raise()
        }
        checkConstant()
    }

    /// Creates an empty constraint, which is replaced later.
    public override init() {
        firstAttribute = .notAnAttribute
        relation = .equal
        secondAttribute = .notAnAttribute
        multiplier = 1
        constant = 0
    }

    // MARK: Being active

    /// A Boolean value that determines whether the constraint is active.
    ///
    /// Activating one whose items have no view in common ends the process, as in UIKit.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { commonView.addConstraint(self) } else { holdingView?.removeConstraint(self) }
        }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// UIKit's line: the class, the sides, and whether the constraint is active.
    open nonisolated override var description: String {
        MainActor.assumeIsolated { summary }
    }

    // A library's subclass, in the language of Swift 5, gives it up on whatever thread its view goes.
    nonisolated deinit {}
}
