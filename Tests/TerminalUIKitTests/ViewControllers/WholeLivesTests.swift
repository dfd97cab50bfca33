import TerminalTesting
import TerminalUIKit
import Testing
import UIKitExtras

/// The calls on controllers while they are shown, covered and left, in every container.
struct WholeLivesTests {
    private final class Log {
        var lines: [String] = []
    }

    /// Notes what it is told, and what it says of itself meanwhile.
    private final class Noted: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ what: String, _ animated: Bool? = nil) {
            let states = [
                (isBeingPresented, "being presented"), (isBeingDismissed, "being dismissed"),
                (isMovingToParent, "moving in"), (isMovingFromParent, "moving out"),
                (viewIfLoaded?.window != nil, "in a window"), (presentingViewController != nil, "presented"),
                (presentedViewController != nil, "presenting"), (parent != nil, "a child"),
                (navigationController != nil, "in navigation"), (tabBarController != nil, "in tabs"),
                (splitViewController != nil, "split"),
            ]
            let held = states.filter(\.0).map(\.1).joined(separator: ", ")
            let flag = animated.map { $0 ? " animated" : " at once" } ?? ""
            log.lines.append("    \(name) \(what)\(flag): \(held)")
        }

        override func loadView() { super.loadView(); note("loads") }
        override func viewDidLoad() { super.viewDidLoad(); note("is loaded") }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); note("will appear", animated) }
        override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); note("appears", animated) }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note("has appeared", animated) }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("will disappear", animated)
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("has disappeared", animated)
        }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            note(parent == nil ? "will move out" : "will move in")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            note(parent == nil ? "has moved out" : "has moved in")
        }
        override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); note("is laid out") }
    }

    private let log = Log()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func noted(_ name: String) -> Noted { Noted(name, log) }

    private func show(_ root: UIViewController) {
        step("shown") {
            window.rootViewController = root
            window.makeKeyAndVisible()
            window.isHidden = false
        }
    }

    private func step(_ name: String, _ work: () -> Void) {
        log.lines.append("— \(name)")
        work()
        window.layoutIfNeeded()
    }

    @Test("A controller receives calls in UIKit's order when it appears, disappears and is covered")
    func whole() throws {
        // Given
        let (first, second, third) = (noted("first"), noted("second"), noted("third"))
        let (card, cover) = (noted("card"), noted("cover"))
        card.modalPresentationStyle = .pageSheet
        cover.modalPresentationStyle = .fullScreen

        // When
        let navigation = UINavigationController(rootViewController: first)
        show(navigation)
        step("pushed") { navigation.pushViewController(second, animated: true) }
        step("pushed at once") { navigation.pushViewController(third, animated: false) }
        step("popped") { navigation.popViewController(animated: true) }
        step("popped to the root") { navigation.popToRootViewController(animated: false) }
        step("replaced") { navigation.setViewControllers([third, second], animated: true) }
        step("popped to the first") { navigation.popToViewController(third, animated: true) }
        step("nothing to pop") { navigation.popViewController(animated: true) }
        step("presented as a card") { third.present(card, animated: true) { log.lines.append("    complete") } }
        step("presented over it") { card.present(cover, animated: false) }
        step("dismissed from above") { cover.dismiss(animated: true) { log.lines.append("    complete") } }
        step("dismissed from below") { third.dismiss(animated: false) }
        step("presented full screen") { navigation.present(cover, animated: true) }
        step("dismissed by itself") { cover.dismiss(animated: true) }
        let tabs = UITabBarController()
        let (left, right) = (noted("left"), noted("right"))
        tabs.viewControllers = [left, right]
        show(tabs)
        step("the other tab") { tabs.selectedIndex = 1 }
        step("the same tab") { tabs.selectedIndex = 1 }
        step("the first by itself") { tabs.selectedViewController = left }
        step("other tabs") { tabs.setViewControllers([right, noted("new")], animated: false) }
        let container = noted("container")
        let child = noted("child")
        show(container)
        step("a child comes") {
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        step("a child goes") {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        let split = UISplitViewController()
        split.viewControllers = [noted("primary"), noted("secondary")]
        show(split)
        step("a detail") { split.showDetailViewController(noted("detail"), sender: nil) }
        step("the window closes") { window.rootViewController = nil }

        // Then
        try expect(log.lines.joined(separator: "\n"), isRecordedIn: "Lives.txt")
    }
}
