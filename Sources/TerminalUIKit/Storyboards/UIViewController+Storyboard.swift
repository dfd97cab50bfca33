extension UIViewController {
    /// Takes in a controller that a relationship segue leads to: navigation and tab bar controllers have such.
    func contain(_ child: UIViewController) {
        switch self {
        case let navigation as UINavigationController: navigation.viewControllers.append(child)
        case let tabs as UITabBarController: tabs.viewControllers = (tabs.viewControllers ?? []) + [child]
        default:
            Trace.emit(.connect, self, "a relationship segue leads to \(Trace.name(of: child)); it is not followed")
        }
    }
}
