import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras

/// Alerts, menus and pages, and launching a program.
struct AlertTests {
    private let root = UIViewController()
    private let window: UIWindow

    init() {
        window = ControllerFixture.window(root)
    }

    @Test("An alert covers the screen, and its buttons call their handlers after it is dismissed")
    func alert() throws {
        // Given
        var told: [String] = []
        let alert = UIAlertController(title: "Delete Moon?", message: "It won't rise again.", preferredStyle: .alert)
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
            alert.addAction(UIAlertAction(title: title, style: style) { told.append($0.title ?? "") })
        }
        alert.addTextField { $0.text = "why" }

        // When
        root.present(alert, animated: true)
        let lines = ControllerFixture.lines(of: window, 0..<20).joined(separator: "\n")
        let titles = window.tappableTitles
        try window.tap("Delete")

        // Then
        expect(lines.contains("Delete Moon?") && lines.contains("It won't rise again.") && lines.contains("why"))
        expect(titles, equals: ["Delete", "Cancel"])
        expect(told == ["Delete"] && root.presentedViewController == nil)
        expect(alert.textFields?.first?.text, equals: "why")
    }

    @Test("A button's menu is a sheet of its actions, without the hidden ones")
    func menu() throws {
        // Given
        var chosen: [String] = []
        func action(_ title: String, _ attributes: UIAction.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
        }
        let button = UIButton(configuration: .filled(), primaryAction: action("Sort"))
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
        button.menu = UIMenu(children: [
            action("By name"), UIMenu(children: [action("By size", .disabled), action("By age", .hidden)]),
        ])
        button.showsMenuAsPrimaryAction = true
        root.view.addSubview(button)

        // When
        try window.tap("Sort")
        let titles = window.tappableTitles
        try window.tap("By name")

        // Then
        expect(titles, equals: ["By name", "Cancel"])
        expect(chosen, equals: ["Sort", "By name"])
        expect(root.presentedViewController, equals: nil)
    }

    @Test("A bar button's menu is the same sheet, unless the button has an action")
    func menuOfBarButton() throws {
        // Given
        var chosen: [String] = []
        func action(_ title: String) -> UIAction { UIAction(title: title) { chosen.append($0.title) } }
        let menu = UIMenu(children: [action("By name")])
        let front = UIViewController()
        front.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu)
        front.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: action("Go"), menu: menu)
        window.rootViewController = UINavigationController(rootViewController: front)

        // When
        try window.tap("Go")
        try window.tap("Sort")
        try window.tap("By name")

        // Then
        expect(chosen, equals: ["Go", "By name"])
    }

    @Test("A button's configuration can be read and changed")
    func configuration() {
        // Given
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Go"
        configuration.baseForegroundColor = .red
        let button = UIButton(configuration: configuration)

        // When
        button.configuration?.title = "Gone"

        // Then
        expect(button.currentTitle == "Gone" && button.titleLabel?.text == "Gone")
        expect(button.currentTitleColor == .red && button.configuration?.contentInsets.leading == 12)
        #expect(UIButton(type: .system).configuration == nil)
    }

    private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let all = (0..<3).map { _ in UIViewController() }
        var turned = 0

        func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            let index = all.firstIndex(of: controller)! + step
            return all.indices.contains(index) ? all[index] : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { turned += 1 }
    }

    @Test("A page view controller from a storyboard or an archive has the file's values")
    func pagesOfStoryboard() throws {
        // Given
        let story = try Story.make(
            initial: "2",
            """
            <pageViewController transitionStyle="scroll" navigationOrientation="vertical" id="2" \
            sceneMemberID="viewController"/>
            """)

        // When
        let controller = try #require(story.instantiateInitialViewController() as? UIPageViewController)
        let data = NSKeyedArchiver.archivedData(withRootObject: controller)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIPageViewController)

        // Then
        for controller in [controller, copy] {
            expect(controller.transitionStyle == .scroll && controller.navigationOrientation == .vertical)
            expect(controller.viewControllers, equals: nil)
        }
    }

    @Test("Pages are turned as far as the data source has some")
    func pages() {
        // Given
        let (pages, controller) = (
            Pages(), UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        )
        (controller.dataSource, controller.delegate) = (pages, pages)
        controller.setViewControllers([pages.all[1]], direction: .forward, animated: false)
        window.rootViewController = controller

        // When
        let turns = [controller.turnPage(.forward), controller.turnPage(.forward), controller.turnPage(.reverse)]

        // Then
        expect(turns == [true, false, true] && pages.turned == 2)
        expect(controller.viewControllers, equals: [pages.all[1]])
        expect(pages.all[1].viewIfLoaded?.window === window && pages.all[2].viewIfLoaded?.window == nil)
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(windowScene: application.connectedScenes.first as! UIWindowScene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    @Test("An app's delegate creates the window, and the application and its scene know the window")
    func launch() {
        // Given
        let application = UIApplication.shared

        // When
        let shown = application.launch(Delegate())

        // Then
        expect(shown != nil && application.keyWindow === shown)
        expect(shown?.windowScene?.windows.last === shown && application.windows.contains(window))
        expect(shown?.frame == UIScreen.main.bounds && application.applicationState == .active)
    }

    @Test("A menu's actions include those of its submenus, in order, without the hidden ones")
    func nestedMenus() {
        // Given
        func action(_ title: String, _ attributes: UIAction.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { _ in }
        }
        let inner = UIMenu(children: [action("b"), UIMenu(children: [action("c"), action("d", .hidden)])])

        // When
        let menu = UIMenu(children: [action("a"), inner, UIMenu(), action("e", .disabled)])

        // Then
        expect(menu.actions.map(\.title), equals: ["a", "b", "c", "e"])
        expect(menu.children.count, equals: 4)
    }
}
