import InterfaceBuilder
import PlainText

extension NibDecoder {
    /// Connects an action, or says why it can't be.
    ///
    /// On iOS a wrong name or event is found when the user taps. Here, it is found when the nib is loaded. First
    /// Responder, and File's Owner if there isn't one, are no target: the action goes up the responder chain.
    func connectAction(
        _ selector: String, eventType: String?, of source: AnyObject, _ object: IBObject, _ connection: IBConnection
    ) {
        guard let sender = source as? any ActionSending else {
            Trace.emit(.connect, source, id: object.id, "\(connection.kind): \(type(of: source)) sends no actions")
            return
        }
        // These are wrong whatever the target is.
        if selector.isEmpty {
            return fault("an action of \(type(of: source)) names no method", in: object, at: connection.location)
        }
        if sender is UIControl, eventType.flatMap(UIControl.Event.init(nibName:)) == nil {
            return fault(
                "\(type(of: source)) has no event `\(eventType ?? "")` for action `\(selector)`", in: object,
                at: connection.location,
                suggestion: nearestName(to: eventType ?? "", among: UIControl.Event.nibNames.map(\.name)))
        }
        let destination = document.object(withID: connection.destination)
        if isStandIn(destination) { return }
        let target = destination.flatMap(instance(for:))
        if let target, unknownClass(of: destination) == nil, !hasAction(target, named: selector, object, connection) {
            return
        }
        guard sender.connect(TargetAction(target: target, selector: selector), eventType: eventType) else { return }
        Trace.emit(
            .connect, source, id: object.id, key: selector, to: target, toID: connection.destination,
            "\(connection.kind)")
    }

    /// Returns a Boolean value that indicates whether an object has an action, and notes a fault if not.
    func hasAction(
        _ target: AnyObject, named selector: String, _ object: IBObject, _ connection: IBConnection
    ) -> Bool {
        let receiver = target as? any NibObject
        if receiver?.action(named: selector) != nil { return true }
        let suggestion = nearestName(to: selector, among: receiver?.actionNames ?? [])
        if suggestion == nil, isExcused(target, lacking: "action \(selector)", in: object) { return false }
        fault(
            "no action `\(selector)` on \(type(of: target))", in: object, at: connection.location,
            suggestion: suggestion,
            exception: TargetAction.unrecognized(selector, sentTo: target))
        return false
    }
}
