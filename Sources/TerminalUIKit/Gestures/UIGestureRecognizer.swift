/// Notices what a finger does in a view and all it contains, and calls its targets, which it holds weakly.
///
/// Where UIKit takes a `Selector`, this takes the method itself (`MoonController.show`) or its name in the target's
/// table (`"show:"`). Fingers are calls, too: ``UIView/perform(_:at:)``. A subclass of one's own is never recognised,
/// as there are no touches that it could see.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    private var targets: [TargetAction] = []
    /// Where the finger is, in points of the window.
    private var location = CGPoint.zero

    /// Is asked whether the gesture counts. Held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view the recogniser was added to.
    open internal(set) weak var view: UIView?
    /// How far the gesture is; targets ask for it.
    open var state = State.possible
    /// Whether the recogniser notices anything.
    open var isEnabled = true
    /// Whether the view no longer gets the touch of a gesture that was recognised.
    open var cancelsTouchesInView = true
    /// A name for people who read logs.
    open var name: String?
    /// How many fingers there are.
    open var numberOfTouches: Int { state == .possible ? 0 : 1 }

    /// Makes a recogniser that calls a method by its name.
    ///
    /// - Parameters:
    ///   - target: The object with the method.
    ///   - selector: The method's name in ``NibObject/actions``; nil for none yet.
    public init(target: AnyObject?, action selector: String?) {
        super.init()
        if let target, let selector { addTarget(target, action: selector) }
    }

    /// Makes a recogniser without a target.
    public override convenience init() {
        self.init(target: nil, action: nil as String?)
    }

    /// Makes a recogniser that calls a method without parameters.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> @MainActor () -> Void
    ) {
        self.init(target: nil, action: nil as String?)
        addTarget(target, action: action)
    }

    /// Makes a recogniser that calls a method that takes the recogniser.
    public convenience init<Target: AnyObject, Sender>(
        target: Target, action: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(target: nil, action: nil as String?)
        addTarget(target, action: action)
    }

    // MARK: Targets

    /// Has a method called by its name.
    open func addTarget(_ target: AnyObject, action selector: String) {
        add(TargetAction(target: target, selector: selector))
    }

    /// Has a method without parameters called.
    public final func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> @MainActor () -> Void
    ) {
        add(TargetAction(target: target, action: Action(action)))
    }

    /// Has a method called that takes the recogniser.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        add(TargetAction(target: target, action: Action(action)))
    }

    private func add(_ action: TargetAction) {
        targets.removeAll(where: \.isDead)
        targets.append(action)
    }

    /// No longer calls methods.
    ///
    /// - Parameters:
    ///   - target: Whose methods; nil for everybody's.
    ///   - selector: The method's name; nil for all, those without a name included.
    open func removeTarget(_ target: AnyObject?, action selector: String?) {
        targets.removeAll { action in
            (target == nil || action.target === target) && (selector == nil || action.selector == selector)
        }
    }

    // MARK: The finger

    /// Where the finger is, in a view's coordinates; in the window's for nil.
    open func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil) ?? location }

    /// Whether a recogniser waits for another to fail. Kept: a finger does one thing only, so that none must wait.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// Whether the recogniser is one of what a finger does.
    func notices(_ gesture: Gesture) -> Bool { false }

    /// The states that targets are told, in order.
    var course: [State] { [.ended] }

    /// Calls the targets.
    ///
    /// - Parameter point: Where the finger is, in points of the window.
    func recognize(at point: CGPoint) {
        location = point
        for next in course {
            state = next
            // A copy: who is called may add and remove targets.
            for action in targets where !action.isDead {
                action.send(from: self, chain: view, cause: "\(type(of: self))")
            }
        }
        state = .possible
    }
}
