import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras
@_spi(Overriding) import Views

/// The members of containers and bars, and their behavior without a delegate's methods.
struct ContainerMembersTests {
    /// Hears nothing, and says nothing.
    private final class Silent: UIViewController, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UISplitViewControllerDelegate, UIPageViewControllerDelegate, UIAdaptivePresentationControllerDelegate,
        UITabBarDelegate, UINavigationBarDelegate, UIToolbarDelegate
    {
        var heard: [String] = []

        func done(_ sender: UIBarButtonItem) { heard.append("done") }
        func note(_ sender: UIBarButtonItem) { heard.append(sender.title ?? "image") }

        override class var actions: [String: Action] { ["note:": Action(Silent.note)] }
    }

    private let silent = Silent()
    private let second = UIViewController()

    @Test("A navigation controller pushes and pops without delegate methods, and shows and hides its bars")
    func navigation() {
        // Given
        let navigation = UINavigationController(rootViewController: silent)
        navigation.delegate = silent
        let window = ControllerFixture.window(navigation)

        // When
        navigation.pushViewController(second, animated: false)
        let (top, visible) = (navigation.topViewController, navigation.visibleViewController)
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.setToolbarHidden(false, animated: false)
        let frame = second.view.frame
        navigation.tabBarItem = UITabBarItem(title: "Moons", image: nil, tag: 3)
        navigation.viewControllers = []

        // Then
        expect(top === second && visible === second && window.rootViewController === navigation)
        expect(frame, equals: CGRect(x: 0, y: 0, width: 320, height: 416))
        expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        expect(silent.tabBarItem.title == "Moons" && silent.tabBarItem.tag == 3)
        let empty = UITabBarItem(title: "Empty", image: nil, tag: 4)
        navigation.tabBarItem = empty
        expect(navigation.tabBarItem === empty && silent.tabBarItem !== empty)
        expect(navigation.popToRootViewController(animated: false), equals: nil)
    }

    @Test("A tap on the selected tab pops to its root, and without delegate methods every tab can be selected")
    func tabs() throws {
        // Given
        let navigation = UINavigationController(rootViewController: silent)
        let tabs = UITabBarController()
        tabs.delegate = silent
        (silent.title, second.title) = ("Moons", "Suns")
        tabs.viewControllers = [navigation, second]
        let window = ControllerFixture.window(tabs)
        navigation.pushViewController(UIViewController(), animated: false)

        // When
        try window.tap("Moons", in: tabs.tabBar)
        let count = navigation.viewControllers.count
        try window.tap("Suns")
        let index = tabs.selectedIndex
        tabs.selectedIndex = 2

        // Then
        expect(count == 1 && index == 1 && tabs.selectedIndex == 1)
        expect(tabs.tabBar.frame, equals: CGRect(x: 0, y: 411, width: 320, height: 49))
        expect(second.view.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 411))
        tabs.viewControllers = nil
        expect(tabs.selectedIndex == NSNotFound && tabs.tabBar.items == [])
    }

    @Test("Bars have methods that set their items, and taps select in a tab bar and go back in a navigation bar")
    func bars() throws {
        // Given
        let bars = (UITabBar(), UINavigationBar(), UIToolbar())
        (bars.0.delegate, bars.1.delegate, bars.2.delegate) = (silent, silent, silent)
        bars.0.frame = CGRect(x: 0, y: 411, width: 320, height: 49)
        bars.1.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        bars.2.frame = CGRect(x: 0, y: 300, width: 320, height: 44)
        let items = (0..<3).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
        let buttons = [
            UIBarButtonItem(title: "Call", style: .done, target: silent, action: Silent.done),
            UIBarButtonItem(image: UIImage(systemName: "moon"), style: .plain, target: silent, action: "note:"),
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [silent] _ in silent.heard.append("added") }),
        ]

        // When
        bars.0.setItems(items, animated: true)
        bars.1.setItems([UINavigationItem(title: "First"), UINavigationItem(title: "Second")], animated: true)
        bars.2.setItems(buttons, animated: true)
        for bar in [bars.0, bars.1, bars.2] { silent.view.addSubview(bar) }
        let window = ControllerFixture.window(silent)
        let (top, back) = (bars.1.topItem?.title, bars.1.backItem?.title)
        try window.tap("Tab 1")
        try window.tap("Back")
        try window.tap("Call")
        for view in bars.2.subviews.dropFirst() { (view as? UIControl)?.handleTap(at: .zero) }

        // Then
        expect(top == "Second" && back == "First" && bars.1.topItem?.title == "First" && bars.1.backItem == nil)
        expect(bars.0.selectedItem === items[1])
        expect(bars.0.subviews.map { ($0 as? UIControl)?.isSelected }, equals: [false, true, false])
        expect(bars.0.subviews.map(\.frame.minX).map { $0.rounded() }, equals: [0, 107, 213])
        (bars.0.subviews[2] as? UIControl)?.isSelected = true
        (bars.0.subviews[0] as? UIControl)?.isEnabled = false
        (bars.2.subviews[0] as? UIControl)?.isEnabled = false
        expect(bars.0.selectedItem === items[2] && !items[0].isEnabled && !buttons[0].isEnabled)
        expect(silent.heard, equals: ["done", "image", "added"])
        expect(buttons.map(\.style), equals: [UIBarButtonItem.Style.done, .plain, .plain])
    }

    @Test("Without delegate methods, a split view collapses by default, and its first column can be wide")
    func split() {
        // Given
        let split = UISplitViewController()
        let list = UINavigationController(rootViewController: silent)
        split.delegate = silent
        split.viewControllers = [list, second]
        split.maximumPrimaryColumnWidth = 200
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))

        // When
        World.current.with(\.traits, UITraitCollection(screenSize: window.frame.size)) {
            window.rootViewController = split
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }

        // Then
        expect(list.view.frame, equals: CGRect(x: 0, y: 0, width: 200, height: 768))
        expect(second.view.frame, equals: CGRect(x: 200, y: 0, width: 824, height: 768))
        expect(split.displayModeButtonItem.title == "" && split.displayModeButtonItem === split.displayModeButtonItem)
        let phone = UISplitViewController()
        phone.viewControllers = [UIViewController()]
        let shown = UIViewController()
        let other = ControllerFixture.window(phone)
        phone.showDetailViewController(shown, sender: nil)
        expect(phone.presentedViewController === shown && other.rootViewController === phone)
    }

    @Test("A page view controller from an archive has its direction, and shows no page")
    func pages() throws {
        // Given
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        var completions: [Bool] = []

        // When
        pages.setViewControllers([second], direction: .forward, animated: false) { completions.append($0) }
        pages.setViewControllers([second], direction: .forward, animated: false) { completions.append($0) }
        let other = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        let data = NSKeyedArchiver.archivedData(withRootObject: other)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIPageViewController)

        // Then
        expect(completions == [true, true] && pages.viewControllers == [second])
        expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
        expect(copy.transitionStyle == .scroll && copy.navigationOrientation == .vertical)
        expect(copy.viewControllers == nil && !pages.turnPage(.forward))
        pages.setViewControllers(nil, direction: .forward, animated: false)
        expect(pages.viewControllers == nil && second.parent == nil)
    }
}
