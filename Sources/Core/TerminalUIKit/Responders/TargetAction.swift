/// What is sent, and to whom: a target, held weakly, and one of its methods.
///
/// With no target it goes up the responder chain, to the first that has the method.
package struct TargetAction {
    /// The object with the method; nil for the responder chain, and when it is gone.
    package private(set) weak var target: AnyObject?
    /// The method's name in its class's ``NibObject/actions``; nil for a method that was given itself.
    package let selector: String?
    private let action: Action?
    private let hasTarget: Bool

    /// A method by its name, `done:`.
    package init(target: AnyObject?, selector: String) {
        self.target = target
        self.selector = selector
        action = nil
        hasTarget = target != nil
    }

    /// A method itself.
    package init(target: AnyObject?, action: Action) {
        self.target = target
        selector = nil
        self.action = action
        hasTarget = target != nil
    }

    /// Whether its target has been released: it will never be sent again.
    package var isDead: Bool { hasTarget && target == nil }

    /// Whether it is this method on this target. Methods that were given themselves can't be compared: they are not.
    func matches(target: AnyObject?, selector: String) -> Bool {
        self.target === target && self.selector == selector
    }

    /// Calls the method, and says whether anybody was called; without a target the responder chain begins somewhere. A
    /// trace says the cause: `touchUpInside`.
    ///
    /// Ends the process in UIKit's words if the target has no such method.
    @discardableResult
    package func send(
        from sender: AnyObject, chain: UIResponder?, event: UIEvent? = nil, cause: String
    ) -> Bool {
        guard let receiver = hasTarget ? target : firstInChain(from: chain) else {
            Trace.emit(.action, sender, key: name, "\(cause): \(name)")
            return false
        }
        guard let action = method(of: receiver) else { Self.unrecognized(name, sentTo: receiver).raise() }
        Trace.emit(.action, sender, key: name, to: receiver, "\(cause): \(name)")
        action.perform(on: receiver, sender: sender, event: event)
        return true
    }

    /// What UIKit raises when an object is sent what it has no method for.
    static func unrecognized(_ selector: String, sentTo object: AnyObject) -> UIKitException {
        .invalidArgument(
            "-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance "
                + "<\(Trace.name(of: object))>")
    }

    private var name: String { selector ?? "a method" }

    private func firstInChain(from start: UIResponder?) -> UIResponder? {
        sequence(first: start) { $0?.next }.lazy.compactMap(\.self).first { method(of: $0) != nil }
    }

    private func method(of object: AnyObject) -> Action? {
        guard let selector else { return action.flatMap { $0.canBePerformed(by: object) ? $0 : nil } }
        return (object as? any NibObject)?.action(named: selector)
    }
}
