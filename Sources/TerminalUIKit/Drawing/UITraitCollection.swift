/// The kind of device and appearance. It exists for the signatures that take it: there is one kind of screen.
nonisolated public final class UITraitCollection: NSObject {}
