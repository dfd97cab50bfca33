/// An object from which a nib can connect actions, such as a control or a bar button item.
@preconcurrency @MainActor package protocol ActionSending: AnyObject {
    /// Takes an action that a nib connects.
    ///
    /// - Parameters:
    ///   - action: The action to send.
    ///   - eventType: The event as Interface Builder names it, `touchUpInside`, or nil where there is but one.
    /// - Returns: `true` if the sender knows such an event.
    func connect(_ action: TargetAction, eventType: String?) -> Bool
}
