import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

@testable import Controls
@testable import Views
@testable import UIKitExtras

/// Controllers that are asked for what they can't do, or that keep their children to themselves.
struct RareControllersTests {
    /// Tells its children itself when they appear, or not at all.
    private final class Closed: DiaryController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    /// Answers what is asked of columns and tabs.
    private final class Asked: NSObject, UISplitViewControllerDelegate, UITabBarControllerDelegate {
        var takesDetail = false
        var refuses = false
        var told: [String] = []

        func splitViewController(
            _ split: UISplitViewController, showDetail vc: UIViewController, sender: Any?
        ) -> Bool {
            told.append("detail \(vc.title ?? "") \(sender ?? "")")
            return takesDetail
        }
        func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
            told.append("may \(controller.title ?? "")")
            return !refuses
        }
        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            told.append("did \(controller.title ?? "") \(tabs.selectedIndex)")
        }
    }

    private final class Silent: NSObject, UISplitViewControllerDelegate, UITabBarControllerDelegate {}

    private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @Test("A container that doesn't forward appearance calls leaves its children alone")
    func forwarding() {
        // Given
        let diary = DiaryController.Diary()
        var lives: [[String]] = []
        for makesParent in [{ DiaryController("open", diary) }, { Closed("closed", diary) }] as [() -> DiaryController]
        {
            let (parent, inside, outside) = (
                makesParent(), DiaryController("inside", diary), DiaryController("outside", diary)
            )
            [inside, outside].forEach(parent.addChild)
            parent.view.addSubview(inside.view)
            outside.loadViewIfNeeded()
            diary.lines = []

            // When
            let window = ControllerFixture.window(parent)
            window.rootViewController = nil
            lives.append(diary.lines.filter { !$0.hasPrefix("open") && !$0.hasPrefix("closed") })
        }

        // Then
        let told = ["will appear", "did appear", "will disappear", "did disappear"].map { "inside: \($0)" }
        expect(lives, equals: [told, []])
    }

    @Test("An appearance transition begins once and ends once")
    func transitions() {
        // Given
        let diary = DiaryController.Diary()
        let controller = DiaryController("moon", diary)

        // When
        controller.endAppearanceTransition()
        for isAppearing in [true, true] { controller.beginAppearanceTransition(isAppearing, animated: true) }
        controller.endAppearanceTransition()
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(false, animated: false)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()

        // Then
        let moments = diary.lines.map { $0.dropFirst(6) }
        expect(
            moments,
            equals: [
                "did load", "will appear", "did appear", "will disappear", "will appear", "did appear",
            ])
        expect(controller.appearance, equals: .appeared)
    }

    @Test(
        "A child that is added twice is one child, one without a parent can't leave, and presenting needs a window")
    func children() {
        // Given
        let diary = DiaryController.Diary()
        let (first, second, child) = (UIViewController(), UIViewController(), DiaryController("moon", diary))

        // When
        child.removeFromParent()
        first.addChild(child)
        first.addChild(child)
        second.addChild(child)
        let owners = [first.children, second.children]
        child.removeFromParent()

        // Then
        expect(owners == [[], [child]] && second.children.isEmpty && child.parent == nil)
        expect(
            diary.lines,
            equals: ["will move to parent", "will move to parent", "did move to none"].map { "moon: \($0)" })
        let (world, other) = (World(), UIViewController())
        var log: [String] = []
        world.log = { log.append($0) }
        var ended = 0
        world.run {
            first.show(other, sender: nil)
            first.showDetailViewController(other, sender: nil)
            first.dismiss(animated: true) { ended += 1 }
        }
        expect(log.count == 2 && log.allSatisfy { $0.hasSuffix("whose view is not in the window hierarchy.") })
        expect(ended == 1 && first.presentedViewController == nil && other.presentingViewController == nil)
        expect(first.canPerformUnwindSegueAction("a", from: second, sender: nil))
        expect(first.shouldPerformSegue(withIdentifier: "a", sender: nil))
        expect(!first.isEditing && !first.pullDown() && first.shouldAutomaticallyForwardAppearanceMethods)
    }

    @Test("A split view's delegate can show the detail itself, and otherwise it is the second column, or pushed")
    func details() throws {
        // Given
        let asked = Asked()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(titled("primary"), for: .primary)
        split.setViewController(titled("secondary"), for: .secondary)
        split.delegate = asked
        let window = World().run {
            World.current.traits = UITraitCollection(horizontalSizeClass: .regular)
            return ControllerFixture.window(split)
        }
        func titles() -> [String?] {
            split.viewControllers.map { ($0 as? UINavigationController)?.topViewController?.title ?? $0.title }
        }

        // When
        let first = window.world.run {
            asked.takesDetail = true
            split.showDetailViewController(titled("taken"), sender: "me")
            let kept = titles()
            asked.takesDetail = false
            split.showDetailViewController(titled("shown"), sender: nil)
            return [kept, titles()]
        }

        // Then
        expect(first, equals: [["primary", "secondary"], ["primary", "shown"]])
        expect(asked.told, equals: ["detail taken me", "detail shown "])
        let silent: any UISplitViewControllerDelegate = Silent()
        expect(!silent.splitViewController(split, showDetail: split, sender: nil))
        expect(!silent.splitViewController(split, collapseSecondary: split, onto: split))
        let collapsed = UISplitViewController(style: .doubleColumn)
        collapsed.setViewController(titled("primary"), for: .primary)
        let narrow = ControllerFixture.window(collapsed)
        collapsed.showDetailViewController(titled("pushed"), sender: nil)
        let stack = try #require(collapsed.viewControllers.first as? UINavigationController)
        expect(stack.viewControllers.map(\.title) == ["primary", "pushed"] && narrow.rootViewController === collapsed)
        collapsed.show(.secondary)
        collapsed.show(.primary)
        expect(stack.viewControllers.count, equals: 2)
    }

    @Test("A refused tab isn't selected, and a tap on the selected tab pops to its root")
    func tabs() {
        // Given
        let asked = Asked()
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: titled("root"))
        stack.title = "stack"
        tabs.viewControllers = [titled("first"), stack]
        tabs.delegate = asked
        let before = tabs.selectedIndex
        let window = ControllerFixture.window(tabs)

        // When
        asked.refuses = true
        try? window.tap("root")
        let refused = tabs.selectedIndex
        asked.refuses = false
        try? window.tap("root")
        let chosen = tabs.selectedIndex
        let more = titled("more")
        more.navigationItem.hidesBackButton = true
        stack.pushViewController(more, animated: false)
        try? window.tap("root")
        let depth = stack.viewControllers.count
        tabs.selectedIndex = 7
        tabs.selectedViewController = stack
        tabs.tabBar.layoutIfNeeded()
        let bar = tabs.tabBar.selectedItem === stack.tabBarItem
        tabs.viewControllers = nil

        // Then
        expect(before == 0 && refused == 0 && chosen == 1 && depth == 1 && bar)
        expect(asked.told, equals: ["may stack", "may stack", "did stack 1", "may stack", "did stack 1"])
        expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil && stack.parent == nil)
        expect(tabs.tabBar.items == [] && tabs.tabBar.selectedItem == nil && stack.view.superview == nil)
        let silent: any UITabBarControllerDelegate = Silent()
        expect(silent.tabBarController(tabs, shouldSelect: stack))
    }

    @Test("A controller's edit button is created once, and changes with its state")
    func editing() throws {
        // Given
        let controller = titled("moon")
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        let window = ControllerFixture.window(UINavigationController(rootViewController: controller))
        func button() -> String { "\(controller.editButtonItem.title ?? "") \(controller.editButtonItem.style)" }

        // When
        let first = button()
        try window.tap("Edit")
        let second = "\(button()) \(controller.isEditing)"
        controller.isEditing = false

        // Then
        expect(first == "Edit plain" && second == "Done done true" && button() == first)
        expect(controller.editButtonItem === controller.navigationItem.rightBarButtonItem)
        let other = UIViewController()
        other.setEditing(true, animated: false)
        expect(other.editButtonItem.title == "Done" && other.isEditing)
    }
}
