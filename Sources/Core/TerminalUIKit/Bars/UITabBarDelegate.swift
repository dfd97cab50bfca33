/// Is told when a user chooses a tab.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// A user chose an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
