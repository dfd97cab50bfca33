import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras

/// Two controllers, beside each other or one over the other.
struct SplitViewTests {
    private final class GivesUp: UISplitViewControllerDelegate {
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { true }
    }

    private static func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 22))
        label.text = "in \(title)"
        controller.view.addSubview(label)
        return controller
    }

    private let list = UINavigationController(rootViewController: controller("List"))
    private let split = UISplitViewController()

    private func show(_ size: CGSize = CGSize(width: 320, height: 460)) -> [String] {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = split
        window.makeKeyAndVisible()
        return window.tappableTitles + ControllerFixture.lines(of: window, 0..<4)
    }

    @Test("On a phone, a split view pushes the second controller onto the first")
    func pushed() {
        // Given
        split.viewControllers = [list, Self.controller("Moon")]

        // When
        let lines = show()

        // Then
        expect(list.viewControllers.map(\.title), equals: ["List", "Moon"])
        expect(lines.contains { $0.contains("in Moon") } && !lines.contains { $0.contains("in List") })
        expect(list.splitViewController === split)
    }

    @Test("On a phone, a first controller that isn't a navigation controller is shown alone")
    func notPushed() {
        // Given
        split.viewControllers = [
            Self.controller("List"), UINavigationController(rootViewController: Self.controller("Moon")),
        ]

        // When
        let lines = show()

        // Then
        expect(lines.contains { $0.contains("in List") } && !lines.contains { $0.contains("in Moon") })
        expect(split.presentedViewController, equals: nil)
    }

    @Test("On a phone, the first column is shown if the delegate discards the second, and a later one is pushed")
    func givenUp() {
        // Given
        let delegate = GivesUp()
        split.delegate = delegate
        split.viewControllers = [list, Self.controller("Moon")]

        // When
        let lines = show()
        list.topViewController?.showDetailViewController(
            UINavigationController(rootViewController: Self.controller("Sun")), sender: nil)

        // Then
        expect(lines.contains { $0.contains("in List") })
        expect(list.viewControllers.map(\.title), equals: ["List", "Sun"])
        expect(split.viewControllers, equals: [list])
    }

    @Test("On a wide screen, both columns are side by side, and showing another detail replaces the second")
    func columns() {
        // Given
        let world = World()
        world.traits = UITraitCollection(screenSize: CGSize(width: 1024, height: 768))
        let sun = Self.controller("Sun")

        // When
        let lines = world.run {
            split.viewControllers = [list, Self.controller("Moon")]
            let lines = show(CGSize(width: 1024, height: 768))
            list.showDetailViewController(sun, sender: nil)
            return lines
        }

        // Then
        expect(lines.contains { $0.contains("in Moon") } && lines.contains { $0.contains("in List") })
        expect(list.view.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 768))
        expect(sun.view.frame, equals: CGRect(x: 320, y: 0, width: 704, height: 768))
    }

    @Test("Columns that are set by name are in navigation controllers, and the second is shown on demand")
    func named() {
        // Given
        let split = LoggedSplitController(style: .doubleColumn)
        split.setViewController(Self.controller("List"), for: .primary)
        split.setViewController(Self.controller("Moon"), for: .secondary)
        let window = ControllerFixture.window(split)
        let before = ControllerFixture.lines(of: window, 0..<4).joined()

        // When
        split.show(.secondary)

        // Then
        expect(before, contains: "in List")
        expect(ControllerFixture.lines(of: window, 0..<4).joined(), contains: "in Moon")
    }

    @Test("The second column can be given before the first, and be emptied")
    func anyOrder() {
        // Given
        let split = UISplitViewController(style: .doubleColumn)
        let list = Self.controller("List")
        let moon = UINavigationController(rootViewController: Self.controller("Moon"))

        // When
        split.setViewController(moon, for: .secondary)
        let first = split.viewController(for: .primary)
        split.setViewController(list, for: .primary)
        let both = split.viewControllers
        split.setViewController(nil, for: .secondary)

        // Then
        expect(first, equals: nil)
        expect(both, equals: [list.navigationController, moon])
        expect(split.viewControllers == [list.navigationController] && moon.parent == nil)
    }

    @Test("A storyboard's relationships give the columns")
    func storyboard() throws {
        // Given
        let storyboard = try Story.make(
            initial: "s1",
            """
            <splitViewController id="s1" sceneMemberID="viewController"><connections>
            <segue destination="n1" kind="relationship" relationship="masterViewController" id="r1"/>
            <segue destination="d1" kind="relationship" relationship="detailViewController" id="r2"/>
            </connections></splitViewController>
            """,
            #"<navigationController id="n1" sceneMemberID="viewController"/>"#,
            #"<viewController title="Moon" id="d1" sceneMemberID="viewController"/>"#)

        // When
        let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)

        // Then
        expect(split.viewControllers.count, equals: 2)
        expect(split.viewControllers[0] is UINavigationController && split.viewControllers[1].title == "Moon")
    }
}
