import TerminalUIKit
import TerminalTesting
import Testing

/// The calls on controllers about appearing and moving, and the properties about their state.
struct ControllerMembersTests {
    private let controller = EditedController()

    @Test("viewIsAppearing is called each time a view appears, after it is added and before its layout")
    func isAppearing() {
        // Given
        let root = UIViewController()
        let window = ControllerFixture.window(root)
        controller.modalPresentationStyle = .fullScreen

        // When
        root.present(controller, animated: false)
        let first = controller.calls.names
        controller.calls.forget()
        root.dismiss(animated: false)
        root.present(controller, animated: false)

        // Then
        expect(window.rootViewController === root)
        expect(first.first == "viewWillAppear presented" && first.last == "viewDidAppear presented")
        let appearing = first.filter { $0.hasPrefix("viewIsAppearing") }
        expect(appearing, equals: ["viewIsAppearing 460"])
        expect(first.split(separator: "viewIsAppearing 460").last?.first, equals: "viewWillLayoutSubviews")
        expect(controller.calls.names.first, equals: "viewDidDisappear dismissed")
        expect(controller.calls.names.filter { $0.hasPrefix("viewIsAppearing") }.count, equals: 1)
        expect(!controller.isBeingPresented && !controller.isBeingDismissed)
    }

    @Test("A pushed controller is moving to its parent, a popped one from it, and a covered one isn't moving")
    func moving() {
        // Given
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = ControllerFixture.window(navigation)

        // When
        navigation.pushViewController(controller, animated: false)
        let pushed = controller.calls.names
        controller.calls.forget()
        navigation.pushViewController(UIViewController(), animated: false)
        let covered = controller.calls.names
        navigation.popViewController(animated: false)
        controller.calls.forget()
        navigation.popViewController(animated: false)

        // Then
        expect(window.rootViewController === navigation)
        expect(pushed.first == "viewWillAppear to" && pushed.last == "viewDidAppear to")
        expect(covered, equals: ["viewDidDisappear"])
        expect(controller.calls.names, equals: ["viewDidDisappear from"])
        expect(!controller.isMovingFromParent)
    }

    @Test("show(_:sender:) pushes in a navigation controller at any depth, and presents elsewhere")
    func show() {
        // Given
        let child = UIViewController()
        controller.addChild(child)
        let navigation = UINavigationController(rootViewController: controller)
        let window = ControllerFixture.window(navigation)
        let (pushed, presented) = (UIViewController(), UIViewController())

        // When
        child.show(pushed, sender: nil)
        let top = navigation.topViewController
        window.rootViewController = child
        child.removeFromParent()
        child.showDetailViewController(presented, sender: nil)

        // Then
        expect(top === pushed)
        expect(child.presentedViewController === presented)
    }

    @Test("The tab bar is hidden while a controller with hidesBottomBarWhenPushed is on the stack")
    func hidingTabs() {
        // Given
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = ControllerFixture.window(tabs)
        let height = navigation.view.frame.height
        controller.hidesBottomBarWhenPushed = true

        // When
        navigation.pushViewController(controller, animated: false)
        let whilePushed = (tabs.tabBar.isHidden, navigation.view.frame.height)
        navigation.popViewController(animated: false)

        // Then
        expect(window.rootViewController === tabs)
        #expect(whilePushed == (true, 460))
        expect(!tabs.tabBar.isHidden && navigation.view.frame.height == height)
    }

    @Test("The edit button begins and ends editing, and its title follows")
    func editButton() throws {
        // Given
        let navigation = UINavigationController(rootViewController: controller)
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        let window = ControllerFixture.window(navigation)

        // When
        try window.tap("Edit")
        let (isEditing, style) = (controller.isEditing, controller.editButtonItem.style)
        try window.tap("Done")

        // Then
        expect(isEditing && !controller.isEditing)
        let calls = controller.calls.names.filter { $0.hasPrefix("setEditing") }
        expect(calls, equals: ["setEditing true", "setEditing false"])
        expect(window.tappableTitles, equals: ["Edit"])
        expect(style == .done && controller.editButtonItem.style == .plain)
    }

    @Test("Editing a table view controller edits its table")
    func tableController() {
        // Given
        let controller = UITableViewController(style: .plain)

        // When
        controller.isEditing = true

        // Then
        expect(controller.tableView.isEditing)
    }

    @Test("A controller updates its constraints and calls super for its view's")
    func constraints() {
        // Given
        let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view = view

        // When
        view.layoutIfNeeded()

        // Then
        expect(controller.calls.names, contains: "updateViewConstraints()")
        expect(view.calls.names.filter { $0 == "updateConstraints()" }.count, equals: 1)
    }
}
