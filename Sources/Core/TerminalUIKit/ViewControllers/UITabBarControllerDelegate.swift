/// The methods that a tab bar controller calls on its delegate. In UIKit all its methods are optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Asks the delegate whether to show the controller of a tab that a user has selected.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Tells the delegate that a user has selected a tab, perhaps the one that was visible already.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Returns `true`, so the user can select the tab.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
