/// A method of a target, and the target, which is held weakly.
///
/// With no target, an action goes up the responder chain to the first responder that has the method.
package struct TargetAction {
    /// The object with the method, or nil for the responder chain, and when it is gone.
    package private(set) weak var target: AnyObject?
    /// The method's name in its class's ``NibObject/actions``, or nil for a method that was given itself.
    package let selector: String?
    let action: Action?
    let hasTarget: Bool

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

    /// A Boolean value that indicates whether the target has been released, so that the action will never be sent
    /// again.
    package var isDead: Bool { hasTarget && target == nil }

    /// Returns a Boolean value that indicates whether another action calls the same method of the same target.
    func isSame(as other: TargetAction) -> Bool {
        target === other.target && hasTarget == other.hasTarget && selector == other.selector
            && action?.identity == other.action?.identity
    }
}
