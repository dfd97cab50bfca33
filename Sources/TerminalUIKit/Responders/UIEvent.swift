/// What happened on the screen. It exists for the signatures that take it.
open class UIEvent: NSObject {}
