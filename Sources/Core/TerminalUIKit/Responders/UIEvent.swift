/// An event on the screen. It exists for the signatures that take it.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The touches of the event, or nil if it is not about touches.
    open internal(set) var allTouches: Set<UITouch>?
}
