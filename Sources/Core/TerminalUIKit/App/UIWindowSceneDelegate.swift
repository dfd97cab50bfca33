/// The methods of the delegate of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// The window, which is `nil`. Setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
