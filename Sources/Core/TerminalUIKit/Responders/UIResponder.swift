/// An object that can handle events and, here, that a nib can create: a view, a view controller or a window.
///
/// `@preconcurrency` lets libraries from before Swift 6 call it, and classes that inherit from it, as they do on iOS.
///
/// On Linux `NSObject` has neither `awakeFromNib()` nor `awakeAfter(using:)`, so they are declared here instead.
@preconcurrency @MainActor open class UIResponder: NSObject, NibObject {
    /// The number of this object among all of its class, counted from 1 in order of creation.
    ///
    /// The number replaces the address that UIKit prints, so that two runs of a program print the same text.
    public let serialNumber: Int
    /// The living objects, among which this one is counted.
    private let liveObjects = World.current.liveObjects

    /// Creates a responder.
    public override init() {
        serialNumber = liveObjects.add(Self.self)
        super.init()
    }

    deinit { liveObjects.remove(type(of: self)) }

    /// The next responder in the chain, or nil at its end.
    open var next: UIResponder? { nil }

    /// The methods that controls can call by name, as `["done:": Action(PhaseController.done)]`. Empty here.
    ///
    /// A class lists its own. Those of its superclasses are found as well.
    open class var actions: [String: Action] { [:] }

    /// The properties that a nib can set by name, as `["stars": Inspectable(\RatingView.stars)]`. Empty here.
    ///
    /// A class lists its own. Those of its superclasses are found as well.
    open class var inspectables: [String: Inspectable] { [:] }

    /// Prepares an object after a nib has created it and connected all its outlets and actions.
    ///
    /// File's Owner and other placeholders existed before, so they don't receive this call.
    open func awakeFromNib() {}

    // MARK: Touches

    /// Tells the responder that a finger has touched it. Passes the touches to the next responder by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Tells the responder that a finger has moved, which never happens here: gestures are for recognizers.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Tells the responder that a finger has left it. Passes the touches to the next responder by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Tells the responder that a recognizer has taken the touches. Passes them to the next responder by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Accessibility

    /// The words for VoiceOver, or nil for most objects, which don't have one.
    final var accessibility: Accessibility?

    /// The words for VoiceOver, which are created when code sets one.
    final var ownAccessibility: Accessibility {
        get { accessibility ?? Accessibility() }
        set { accessibility = newValue }
    }

    /// The values of properties without an effect, by their names.
    private final var keptValues: [String: Any]?

    /// Returns the value of a property that has no effect, or nil if code hasn't set it.
    package final func kept<Value>(_ name: String = #function) -> Value? { keptValues?[name] as? Value }

    /// Stores the value of a property that has no effect.
    package final func keep(_ value: Any?, _ name: String = #function) {
        keptValues = keptValues ?? [:]
        keptValues?[name] = value
    }

    private func spoken<Value>(_ property: KeyPath<Accessibility, Value>) -> Value {
        ownAccessibility[keyPath: property]
    }

    private func speak<Value>(_ property: WritableKeyPath<Accessibility, Value>, _ value: Value) {
        ownAccessibility[keyPath: property] = value
    }

    /// A Boolean value that determines whether VoiceOver stops at the object. Stored, like all values for VoiceOver.
    /// They aren't archived.
    open var isAccessibilityElement: Bool {
        get { spoken(\.isElement) }
        set { speak(\.isElement, newValue) }
    }
    /// The name of the object in VoiceOver. A tap also finds the object by it.
    open var accessibilityLabel: String? {
        get { spoken(\.label) }
        set { speak(\.label, newValue) }
    }
    /// The description, for VoiceOver, of the object's effect.
    open var accessibilityHint: String? {
        get { spoken(\.hint) }
        set { speak(\.hint, newValue) }
    }
    /// The value of the object in VoiceOver.
    open var accessibilityValue: String? {
        get { spoken(\.value) }
        set { speak(\.value, newValue) }
    }
    /// The name of the object in tests. A tap also finds the object by it.
    open var accessibilityIdentifier: String? {
        get { spoken(\.identifier) }
        set { speak(\.identifier, newValue) }
    }
    /// The traits of the object in VoiceOver.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { spoken(\.traits) }
        set { speak(\.traits, newValue) }
    }

    /// Returns a Boolean value that indicates whether the object implements a method that a control can call by its
    /// name, such as `done:`. UIKit finds any method.
    open func responds(to action: String) -> Bool { self.action(named: action) != nil }

    // MARK: First responder

    /// A Boolean value that indicates whether the object can become first responder, or `false` unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// A Boolean value that indicates whether the object can resign as first responder.
    open var canResignFirstResponder: Bool { true }
    /// A Boolean value that indicates whether the object is the window's first responder, which receives typed text.
    open var isFirstResponder: Bool { isFirst }
    /// Makes the object first responder, if it can be, and the current first responder resigns. A view that isn't in a
    /// window yet becomes first responder when it is.
    ///
    /// - Returns: `true` if the object is first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool { becomeFirst() }
    /// Resigns as first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool { resignFirst() }
    /// Shows the input views again, after code has changed them.
    open func reloadInputViews() { reloadInput() }
    /// Ends editing without asking the delegate.
    @_spi(Overriding) open func endByForce() {}

    #if !canImport(ObjectiveC)
        // MARK: Key–value coding

        /// Sets the property that a path names: an outlet, or a property that nibs set by runtime attributes.
        ///
        /// Calls ``setValue(_:forUndefinedKey:)`` if there isn't one, or it takes no such value. Simplified:
        /// Objective-C finds any property. On macOS the method is Foundation's, which doesn't find one.
        open func setValue(_ value: Any?, forKeyPath keyPath: String) {
            guard let undefined = set(value, forKeyPath: keyPath) else { return }
            guard !undefined.isRead, let object = undefined.object as? UIResponder else { undefined.exception.raise() }
            object.setValue(value, forUndefinedKey: undefined.key)
        }
        /// Sets the value of a key, as ``setValue(_:forKeyPath:)`` does.
        open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
        /// Ends the process, as UIKit does. Override it to support custom keys.
        open func setValue(_ value: Any?, forUndefinedKey key: String) {
            UIKitException.unknownKey(key, of: Trace.name(of: self)).raise()
        }

        /// Tells the object that a property has changed which it observes.
        open func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {}

        /// Returns the object to use after decoding, which is the object itself by default.
        ///
        /// - Parameter coder: The coder from which the object was decoded.
        /// - Returns: The object itself, or another object, to which connections are made.
        open func awakeAfter(using coder: NSCoder) -> Any? { self }
    #endif

    /// The class and number of the object, as `<UILabel #3>`.
    open nonisolated override var description: String { "<\(type(of: self)) #\(serialNumber)>" }
}
