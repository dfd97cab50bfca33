extension TargetAction {
    /// Calls the method, and returns whether a method was called. Without a target the responder chain begins at the
    /// sender. A trace says the cause: `touchUpInside`.
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

    /// Returns the exception that UIKit raises when an object has no such method.
    package static func unrecognized(_ selector: String, sentTo object: AnyObject) -> UIKitException {
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
