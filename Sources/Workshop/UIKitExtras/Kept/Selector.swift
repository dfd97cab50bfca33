#if !canImport(ObjectiveC)
    /// The name of a method, such as `done:`, by which it is in the table of its class (`UIResponder.actions`).
    public typealias Selector = String

    /// Returns the selector with a name, which is the name.
    public func NSSelectorFromString(_ aSelectorName: String) -> Selector { aSelectorName }
    /// Returns the name of a selector, which is the selector.
    public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector }

    extension NSObjectProtocol {
        /// Returns a Boolean value that indicates whether the table of the object's class, or of a superclass, has a
        /// method. UIKit finds any method.
        @MainActor public func responds(to aSelector: Selector?) -> Bool {
            aSelector.flatMap { (self as? any NibObject)?.action(named: $0) } != nil
        }

        /// Calls a method with an object, or none. Ends the process in UIKit's words if the table lacks the method.
        @MainActor public func perform(_ aSelector: Selector, with object: Any? = nil) {
            guard let target = self as? any NibObject, let action = target.action(named: aSelector) else {
                TargetAction.unrecognized(aSelector, sentTo: self).raise()
            }
            action.perform(on: target, sender: object)
        }
    }
#endif
