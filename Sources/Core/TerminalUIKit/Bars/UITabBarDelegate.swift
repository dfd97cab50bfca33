/// The methods that a tab bar calls on its delegate.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// Tells the delegate that a user has selected an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
