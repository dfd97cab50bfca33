/// An event on the screen. It exists for the signatures that take it.
@preconcurrency @MainActor open class UIEvent: NSObject {}
