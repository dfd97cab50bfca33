import TerminalUIKit
import TerminalTesting
import Testing

/// The calls of containers on their delegates.
struct ContainerDelegateTests {
    /// Notes what it is told, and refuses the tab with a title.
    private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        var calls: [String] = []
        var refused: String?

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { calls.append("will \(viewController.title ?? "")\(animated ? ", animated" : "")") }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { calls.append("did \(viewController.title ?? "")\(animated ? ", animated" : "")") }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { viewController.title != refused }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            calls.append("chose \(viewController.title ?? "")")
        }
    }

    private let delegate = Delegate()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    private func controller(_ title: String) -> UIViewController {
        let controller = UIViewController(nibName: nil, bundle: nil)
        controller.title = title
        return controller
    }

    @Test("A navigation controller tells its delegate before and after it shows a controller")
    func navigation() {
        // Given
        let navigation = UINavigationController(rootViewController: controller("Moons"))
        navigation.delegate = delegate
        window.rootViewController = navigation
        window.makeKeyAndVisible()

        // When
        navigation.pushViewController(controller("Io"), animated: false)
        navigation.popViewController(animated: false)

        // Then
        expect(delegate.calls, equals: ["will Moons", "did Moons", "will Io", "did Io", "will Moons", "did Moons"])
    }

    @Test("show(_:sender:) pushes in a navigation controller, with an animation")
    func show() {
        // Given
        let navigation = UINavigationController(rootViewController: controller("Moons"))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.delegate = delegate

        // When
        navigation.show(controller("Io"), sender: nil)

        // Then
        expect(delegate.calls, equals: ["will Io, animated", "did Io, animated"])
    }

    @Test("A tab bar controller calls its delegate when a user selects a tab, but not when code does")
    func tabs() throws {
        // Given
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = ["Moons", "Stars", "Suns"].map(controller)
        tabs.delegate = delegate
        delegate.refused = "Stars"
        window.rootViewController = tabs
        window.makeKeyAndVisible()

        // When
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        try window.tap("Stars")
        let refused = tabs.selectedIndex
        try window.tap("Suns")

        // Then
        expect(refused == 0 && tabs.selectedIndex == 2)
        expect(delegate.calls, equals: ["chose Suns"])
    }
}
