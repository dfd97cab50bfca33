/// The methods that a navigation controller calls on its delegate. In UIKit all its methods are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Tells the delegate that a controller's view is about to appear.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Tells the delegate that a controller's view has appeared.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
