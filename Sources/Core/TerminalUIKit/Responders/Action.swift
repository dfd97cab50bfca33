/// A method that a control can call: an entry in the table that Objective-C's run time would be.
///
/// ```swift
/// override class var actions: [String: Action] {
///     ["done:": Action(PhaseController.done), "cancel:": Action(PhaseController.cancel)]
/// }
/// ```
///
/// In Xcode, remove the table, and mark each method `@IBAction`. The methods may take nothing, the sender, or the
/// sender and the event, as on iOS. The sender's type is up to the method.
///
/// The table also lists the methods that Xcode marks `@IBSegueAction`. They take the coder, the sender and the segue's
/// identifier, or only the first of these, and return the controller to which a segue leads.
@preconcurrency @MainActor public struct Action {
    private let perform: (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Void
    private let accepts: (AnyObject) -> Bool
    private let create: ((_ target: AnyObject, _ coder: NSCoder, _ sender: Any?, _ name: String?) -> UIResponder?)?
    /// The identity of the method, by which an action that is added again is known.
    let identity: MethodIdentity

    /// Wraps a method without parameters.
    public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
        self.init(MethodIdentity(method)) { (target: Target, _, _) in method(target)() }
    }

    /// Wraps a method that takes the sender.
    ///
    /// A sender of another type than the method takes ends the process, as its first wrong use would on iOS.
    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> @MainActor (Sender) -> Void) {
        self.init(MethodIdentity(method)) { (target: Target, sender, _) in method(target)(Self.cast(sender)) }
    }

    /// Wraps a method that takes the sender and the event.
    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void) {
        self.init(MethodIdentity(method)) { (target: Target, sender, event) in
            method(target)(Self.cast(sender), event)
        }
    }

    /// Wraps a method that creates the controller of a segue.
    public init<Target: AnyObject, Destination: UIResponder>(
        _ method: @escaping (Target) -> @MainActor (NSCoder) -> Destination?
    ) {
        self.init { (target: Target, coder, _, _) in method(target)(coder) }
    }

    /// Wraps a method that takes the sender, and creates the controller of a segue.
    public init<Target: AnyObject, Destination: UIResponder>(
        _ method: @escaping (Target) -> @MainActor (NSCoder, Any?) -> Destination?
    ) {
        self.init { (target: Target, coder, sender, _) in method(target)(coder, sender) }
    }

    /// Wraps a method that takes the sender and the segue's identifier, and creates the controller of a segue.
    public init<Target: AnyObject, Destination: UIResponder>(
        _ method: @escaping (Target) -> @MainActor (NSCoder, Any?, String?) -> Destination?
    ) {
        self.init { (target: Target, coder, sender, name) in method(target)(coder, sender, name) }
    }

    private init<Target: AnyObject>(_ body: @escaping (Target, NSCoder, Any?, String?) -> UIResponder?) {
        identity = MethodIdentity({ (_: Target) in {} })
        accepts = { $0 is Target }
        perform = { _, _, _ in }
        create = { target, coder, sender, name in (target as? Target).flatMap { body($0, coder, sender, name) } }
    }

    private init<Target: AnyObject>(
        _ identity: MethodIdentity, _ body: @escaping (Target, Any?, UIEvent?) -> Void
    ) {
        self.identity = identity
        accepts = { $0 is Target }
        create = nil
        perform = { target, sender, event in
            guard let target = target as? Target else { return }
            body(target, sender, event)
        }
    }

    /// Returns a Boolean value that indicates whether the method belongs to the object.
    public func canBePerformed(by target: AnyObject) -> Bool { accepts(target) }

    /// Calls the method, if it is one of the target's.
    ///
    /// - Parameters:
    ///   - target: The object that has the method.
    ///   - sender: The sender for the method's argument.
    ///   - event: The event for the method's argument.
    public func perform(on target: AnyObject, sender: Any?, event: UIEvent? = nil) {
        perform(target, sender, event)
    }

    /// Returns the controller that the method creates for a segue, or nil to create it as usual.
    func destination(from target: AnyObject, coder: NSCoder, sender: Any?, identifier: String?) -> UIResponder? {
        create?(target, coder, sender, identifier)
    }

    private static func cast<Sender>(_ sender: Any?) -> Sender {
        // Unwrapped first: an optional inside `Any` is of no class.
        if let sender, let cast = sender as? Sender { return cast }
        if let cast = sender as? Sender { return cast }
        UIKitException.invalidArgument(
            "the action takes a \(Sender.self), and was sent by \(sender.map { "\(type(of: $0))" } ?? "nil")"
        ).raise()
    }
}
