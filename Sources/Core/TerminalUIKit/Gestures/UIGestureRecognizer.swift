/// A recognizer of gestures in a view and its subviews. It calls its targets, to which its references are weak.
///
/// In place of a `Selector`, this takes the method itself (`MoonController.show`) or its name in the target's
/// table (`"show:"`). Gestures are calls, too: ``UIView/perform(_:at:)``. A custom direct subclass is never recognized,
/// because there are no touches that it could see.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The object that the recognizer asks whether the gesture counts. The reference is weak.
    @Outlet(.weak) open var delegate: (any UIGestureRecognizerDelegate)?
    private var targets: [TargetAction] = []
    /// The position of the finger, in points of the window.
    var location = CGPoint.zero
    /// The recognizers that must fail before this one counts.
    private(set) var requiredToFail: [ObjectIdentifier] = []
    /// The view the recognizer was added to.
    open internal(set) weak var view: UIView?
    /// The state of the gesture, for targets.
    open var state = State.possible
    /// A Boolean value that determines whether the recognizer receives gestures.
    open var isEnabled = true
    /// A Boolean value that determines whether a recognized gesture cancels the touch in the view.
    open var cancelsTouchesInView = true
    /// A name for people who read logs.
    open var name: String?
    /// A Boolean value that determines whether the view receives the beginning of a touch only after the gesture has
    /// failed. Stored without effect.
    open var delaysTouchesBegan = false
    /// A Boolean value that determines whether the view receives the end of a touch only after the gesture has failed.
    /// Stored without effect.
    open var delaysTouchesEnded = true
    /// The number of touches during the gesture.
    open var numberOfTouches: Int { state == .possible ? 0 : fingers }
    /// The number of fingers of the gesture.
    var fingers: Int { 1 }

    /// Creates a recognizer that calls a method by its name.
    ///
    /// - Parameters:
    ///   - target: The object with the method.
    ///   - selector: The method's name in ``NibObject/actions``, or nil if there isn't one yet.
    public init(target: AnyObject?, action selector: String?) {
        super.init()
        if let target, let selector { addTarget(target, action: selector) }
    }

    /// Creates a recognizer without a target.
    public override convenience init() { self.init(target: nil, action: nil as String?) }

    /// Creates a recognizer that calls a method without parameters.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> @MainActor () -> Void
    ) {
        self.init(target: nil, action: nil as String?)
        addTarget(target, action: action)
    }

    /// Creates a recognizer that calls a method that takes the recognizer.
    public convenience init<Target: AnyObject, Sender>(
        target: Target, action: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(target: nil, action: nil as String?)
        addTarget(target, action: action)
    }

    // MARK: Targets

    /// Adds a target, whose method is called by its name. Adding it again has no effect.
    ///
    /// - Parameters:
    ///   - target: The object with the method.
    ///   - selector: The method's name in ``NibObject/actions``.
    open func addTarget(_ target: AnyObject, action selector: String) {
        add(TargetAction(target: target, selector: selector))
    }

    /// Adds a target, whose method without parameters is called.
    public final func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> @MainActor () -> Void
    ) { add(TargetAction(target: target, action: Action(action))) }

    /// Adds a target, whose method is called with the recognizer.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> @MainActor (Sender) -> Void
    ) { add(TargetAction(target: target, action: Action(action))) }

    fileprivate func add(_ action: TargetAction) {
        targets.removeAll(where: \.isDead)
        if !targets.contains(where: { $0.isSame(as: action) }) { targets.append(action) }
    }

    /// Removes targets.
    ///
    /// - Parameters:
    ///   - target: The object with the methods, or nil for all objects.
    ///   - selector: The method's name, or nil for all methods, also those without a name.
    open func removeTarget(_ target: AnyObject?, action selector: String?) {
        targets.removeAll { action in
            (target == nil || action.target === target) && (selector == nil || action.selector == selector)
        }
    }

    // MARK: The finger

    /// Returns the location of the touch in a view's coordinates, or in the window's for nil.
    open func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil) ?? location }

    /// Returns the location of one of the touches in a view's coordinates. All touches have the same location.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// Makes the recognizer depend on the failure of another.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredToFail.append(ObjectIdentifier(otherGestureRecognizer))
    }

    /// Returns a Boolean value that indicates whether the recognizer recognizes a gesture.
    func notices(_ gesture: Gesture) -> Bool { false }

    /// Returns the states of a gesture that targets are told, in order.
    func course(of gesture: Gesture) -> [State] { [.ended] }

    /// Starts to measure again how far a gesture moves.
    func begin() {}

    /// Measures how far a gesture has gone.
    ///
    /// - Returns: The distance that the finger has moved.
    func follow(_ gesture: Gesture) -> CGPoint { .zero }

    /// Reads the properties from a nib.
    func decodeProperties(from coder: NSCoder) {
        isEnabled = coder.decodeBool(forKey: "enabled", default: true)
        cancelsTouchesInView = coder.decodeBool(forKey: "cancelsTouchesInView", default: true)
        delaysTouchesBegan = coder.decodeBool(forKey: "delaysTouchesBegan")
        delaysTouchesEnded = coder.decodeBool(forKey: "delaysTouchesEnded", default: true)
    }

    /// Calls the targets for a gesture that begins at a point of the window.
    func recognize(_ gesture: Gesture, at point: CGPoint) {
        location = point
        begin()
        for next in course(of: gesture) {
            // Between two touches, iOS lays out the window.
            if state != .possible { view?.window?.layoutIfNeeded() }
            state = next
            if next == .changed {
                let way = follow(gesture)
                location = CGPoint(x: location.x + way.x, y: location.y + way.y)
            }
            // A copy: who is called may add and remove targets.
            for action in targets where !action.isDead {
                action.send(from: self, chain: view, cause: "\(type(of: self))")
            }
        }
        state = .possible
    }

    // A library's subclass, in the language of Swift 5, gives it up on whatever thread its view goes.
    nonisolated deinit {}
}

extension UIGestureRecognizer: ActionSending {
    /// Takes an action that a nib connects: there is but one event.
    package func connect(_ action: TargetAction, eventType: String?) -> Bool {
        add(action)
        return true
    }
}
