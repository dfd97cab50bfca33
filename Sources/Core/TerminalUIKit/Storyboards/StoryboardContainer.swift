/// A controller with others in it, each of which a relationship segue of a storyboard leads to.
package protocol StoryboardContainer: UIViewController {
    /// Adds a controller after the others.
    func append(_ child: UIViewController)
}

extension UINavigationController: StoryboardContainer {
    package func append(_ child: UIViewController) { viewControllers.append(child) }
}

extension UITabBarController: StoryboardContainer {
    package func append(_ child: UIViewController) { viewControllers = (viewControllers ?? []) + [child] }
}
