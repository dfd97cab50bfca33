import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views
@testable import UIKitExtras

/// The places of bars and contents in containers, on devices with and without covered sides.
struct LaidOutControllersTests {
    private let devices: [(String, UIEdgeInsets)] = [
        ("nothing covered", .zero), ("covered", UIEdgeInsets(top: 47, left: 3, bottom: 34, right: 5)),
    ]

    private func text(_ rect: CGRect?) -> String {
        rect.map { "\($0.minX),\($0.minY) \($0.width)×\($0.height)" } ?? "–"
    }

    private func text(_ insets: UIEdgeInsets) -> String {
        "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
    }

    private func window(_ root: UIViewController, _ insets: UIEdgeInsets, width: CGFloat = 320) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 480))
        window.deviceInsets = insets
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func inset(_ controller: UIViewController?) -> String {
        controller.map { text($0.view.safeAreaInsets) + ", own \(text($0.barInsets))" } ?? "–"
    }

    @Test("A navigation controller's screen is between its bars, or behind them")
    func navigation() throws {
        var lines: [String] = []
        for (device, insets) in devices {
            // Given
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = window(navigation, insets)
            let steps: [(String, () -> Void)] = [
                ("at first", {}), ("with tools", { navigation.isToolbarHidden = false }),
                ("without bar", { navigation.setNavigationBarHidden(true, animated: true) }),
                (
                    "with large title",
                    {
                        navigation.isNavigationBarHidden = false
                        navigation.navigationBar.prefersLargeTitles = true
                    }
                ),
                ("pushed", { navigation.pushViewController(UIViewController(), animated: false) }),
                ("small", { navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never }),
                ("without tools", { navigation.setToolbarHidden(true, animated: false) }),
                ("turned", { window.frame.size = CGSize(width: 480, height: 320) }),
                ("another device", { window.deviceInsets.top += 5 }),
            ]

            // When
            for (name, step) in steps {
                step()
                window.layoutIfNeeded()
                let top = navigation.topViewController
                lines.append(
                    "\(device), \(name): bar \(text(navigation.navigationBar.frame)), "
                        + "hidden \(navigation.navigationBar.isHidden), tools \(text(navigation.toolbar.frame)), "
                        + "hidden \(navigation.toolbar.isHidden), shows \(text(top?.viewIfLoaded?.frame)) \(inset(top)), "
                        + "order \(navigation.view.subviews.map { "\(type(of: $0))" })")
            }
            lines.append("\(device): over \(navigation.barsLieOver), room \(text(navigation.roomForBars))")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Laid-out-navigation.txt")
    }

    @Test("The tab bar is at the bottom, unless a pushed screen hides it, and the selected screen fills the rest")
    func tabs() throws {
        var lines: [String] = []
        for (device, insets) in devices {
            // Given
            let (tabs, hiding) = (UITabBarController(), UIViewController())
            let navigation = UINavigationController(rootViewController: UIViewController())
            hiding.hidesBottomBarWhenPushed = true
            tabs.viewControllers = [UIViewController(), navigation]
            let window = window(tabs, insets)
            let steps: [(String, () -> Void)] = [
                ("at first", {}), ("the stack", { tabs.selectedIndex = 1 }),
                ("pushed", { navigation.pushViewController(UIViewController(), animated: false) }),
                ("without tabs", { navigation.pushViewController(hiding, animated: false) }),
                ("beyond", { navigation.pushViewController(UIViewController(), animated: false) }),
                ("back", { navigation.popToRootViewController(animated: false) }),
                ("no more", { tabs.viewControllers = [UIViewController()] }), ("none", { tabs.viewControllers = [] }),
                ("turned", { window.frame.size = CGSize(width: 480, height: 320) }),
            ]

            // When
            for (name, step) in steps {
                step()
                window.layoutIfNeeded()
                let one = tabs.selectedViewController
                lines.append(
                    "\(device), \(name): tabs \(text(tabs.tabBar.frame)), hidden \(tabs.tabBar.isHidden), "
                        + "\(tabs.tabBar.items?.count ?? -1) of them, "
                        + "selected \(tabs.selectedIndex == NSNotFound ? "none" : "\(tabs.selectedIndex)"), "
                        + "\(tabs.tabBar.selectedItem === one?.tabBarItem && one != nil), "
                        + "shows \(text(one?.viewIfLoaded?.frame)) \(inset(one)), "
                        + "order \(tabs.view.subviews.map { "\(type(of: $0))" })")
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Laid-out-tabs.txt")
    }

    @Test("A split view has one column or two, as its width allows, whichever controllers it has")
    func split() throws {
        var lines: [String] = []
        for isWide in [false, true] {
            let world = World()
            if isWide { world.traits = UITraitCollection(screenSize: CGSize(width: 1024, height: 768)) }
            world.run {
                // Given
                for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
                    let split = UISplitViewController(style: style)
                    @MainActor func named(_ name: String) -> UIViewController {
                        let controller = UINavigationController(rootViewController: UIViewController())
                        controller.title = name
                        return controller
                    }
                    split.viewControllers = [named("List"), named("Moon"), named("lost")]
                    let before = split.viewControllers.map { $0.title ?? "" }
                    let window = window(split, .zero, width: isWide ? 1024 : 320)
                    let plain = UIViewController()
                    plain.title = "Plain"
                    let steps: [(String, () -> Void)] = [
                        ("at first", {}), ("the second", { if style == .doubleColumn { split.show(.secondary) } }),
                        ("the first", { split.show(.primary) }),
                        ("a detail", { split.showDetailViewController(plain, sender: nil) }),
                        (
                            "narrow",
                            {
                                split.maximumPrimaryColumnWidth = 100; split.view.setNeedsLayout()
                            }
                        ),
                        ("another second", { split.setViewController(named("Sun"), for: .secondary) }),
                        ("no first", { split.setViewController(nil, for: .primary) }),
                        ("none", { split.viewControllers = [] }), ("asked again", { split.show(.secondary) }),
                    ]

                    // When
                    lines.append("— wide \(isWide), \(style) \(split.style.rawValue), given \(before)")
                    for (name, step) in steps {
                        step()
                        window.layoutIfNeeded()
                        let stack = split.viewControllers.first as? UINavigationController
                        lines.append(
                            "\(name): \(split.viewControllers.map { "\($0.title ?? "–") \(text($0.view.frame))" }), "
                                + "stack \(stack?.viewControllers.count ?? 0), "
                                + "children \(split.children.map { $0.title ?? "–" }), "
                                + "seen \(split.view.subviews.count), collapsed \(split.isCollapsed), "
                                + "presents \(split.presentedViewController?.title ?? "nothing"), "
                                + "second \(split.viewController(for: .secondary)?.title ?? "–")")
                    }
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Laid-out-columns.txt")
    }

    @Test("A page is as large as its page view controller, and the next page replaces it")
    func pages() {
        // Given
        final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
            let all = (0..<3).map { _ in UIViewController() }
            var told: [String] = []
            func pageViewController(_ controller: UIPageViewController, viewControllerBefore one: UIViewController)
                -> UIViewController?
            { all.firstIndex(of: one).flatMap { $0 > 0 ? all[$0 - 1] : nil } }
            func pageViewController(_ controller: UIPageViewController, viewControllerAfter one: UIViewController)
                -> UIViewController?
            { all.firstIndex(of: one).flatMap { $0 < 2 ? all[$0 + 1] : nil } }
            func pageViewController(
                _ controller: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
            ) { told.append("to \(pendingViewControllers.map { all.firstIndex(of: $0)! })") }
            func pageViewController(
                _ controller: UIPageViewController, didFinishAnimating finished: Bool,
                previousViewControllers: [UIViewController], transitionCompleted completed: Bool
            ) {
                told.append("from \(previousViewControllers.map { all.firstIndex(of: $0)! }) \(finished) \(completed)")
            }
        }
        let (source, pages) = (
            Pages(), UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        )
        let unfed = pages.turnPage(.forward)
        (pages.dataSource, pages.delegate) = (source, source)
        let empty = pages.turnPage(.forward)
        pages.setViewControllers([source.all[1], source.all[2]], direction: .forward, animated: false)
        let unloaded = source.all[1].isViewLoaded
        let window = window(pages, .zero)

        // When
        let turned = [UIPageViewController.NavigationDirection.reverse, .reverse, .forward, .forward, .forward].map {
            "\(pages.turnPage($0)) \(pages.viewControllers!.map { source.all.firstIndex(of: $0)! })"
        }

        // Then
        expect(!unfed && !empty && !unloaded && pages.children.count == 1)
        expect(turned, equals: ["true [0]", "false [0]", "true [1]", "true [2]", "false [2]"])
        expect(
            source.told,
            equals: [
                "to [0]", "from [1] true true", "to [1]", "from [0] true true", "to [2]", "from [1] true true",
            ])
        expect(pages.view.subviews == [source.all[2].view] && source.all[2].view.frame == pages.view.bounds)
        window.frame.size = CGSize(width: 100, height: 50)
        expect(source.all[2].view.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 50))
        expect(source.all[0].parent == nil && source.all[2].parent === pages)
    }
}
