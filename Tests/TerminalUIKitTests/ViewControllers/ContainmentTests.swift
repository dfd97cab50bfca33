import TerminalUIKit
import TerminalTesting
import Testing

/// Controllers in controllers.
struct ContainmentTests {
    private let diary = DiaryController.Diary()

    @Test("A container that appears calls the children in its view after itself")
    func forwarding() {
        // Given
        let parent = DiaryController("Parent", diary)
        let seen = DiaryController("Seen", diary)
        let unseen = DiaryController("Unseen", diary)
        for child in [seen, unseen] { parent.addChild(child) }
        parent.view.addSubview(seen.view)
        diary.lines = []

        // When
        let window = ControllerFixture.window(parent)
        window.rootViewController = nil

        // Then
        expect(
            diary.lines,
            equals: [
                "Parent: will appear", "Seen: will appear", "Parent: did appear", "Seen: did appear",
                "Parent: will disappear", "Seen: will disappear", "Parent: did disappear", "Seen: did disappear",
            ])
    }

    @Test("A child appears when its view is added to a visible controller's view, and disappears when it is removed")
    func comingAndGoing() {
        // Given
        let parent = DiaryController("Parent", diary)
        let child = DiaryController("Child", diary)
        let window = ControllerFixture.window(parent)
        diary.lines = []

        // When
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let came = diary.lines
        diary.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()

        // Then
        expect(window.rootViewController === parent)
        expect(
            came,
            equals: [
                "Child: will move to parent", "Child: did load", "Child: will appear", "Child: did appear",
                "Child: did move to parent",
            ])
        expect(
            diary.lines,
            equals: [
                "Child: will move to none", "Child: will disappear", "Child: did disappear", "Child: did move to none",
            ])
    }

    @Test("A container can forward appearance calls to its children, and repeated calls have no effect")
    func own() {
        // Given
        let child = DiaryController("Child", diary)

        // When
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.endAppearanceTransition()

        // Then
        expect(diary.lines, equals: ["Child: did load", "Child: will appear", "Child: did appear"])
    }

    @Test("A view whose appearance is canceled hasn't appeared")
    func turn() {
        // Given
        let child = DiaryController("Child", diary)
        child.beginAppearanceTransition(true, animated: false)

        // When
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()

        // Then
        expect(
            diary.lines,
            equals: ["Child: did load", "Child: will appear", "Child: will disappear", "Child: did disappear"])
    }

    @Test("addChild calls willMove(toParent:), and removeFromParent calls didMove(toParent:)")
    func moving() {
        // Given
        let first = UIViewController()
        let second = UIViewController()
        let child = DiaryController("Child", diary)

        // When
        first.addChild(child)
        second.addChild(child)
        child.removeFromParent()

        // Then
        expect(
            diary.lines,
            equals: ["Child: will move to parent", "Child: will move to parent", "Child: did move to none"])
        expect(first.children.isEmpty && second.children.isEmpty && child.parent == nil)
    }

    @Test("Only the tab bar controller's selected controller appears")
    func tabs() throws {
        // Given
        let tabs = UITabBarController()
        tabs.viewControllers = [DiaryController("Home", diary), DiaryController("Settings", diary)]
        let window = ControllerFixture.window(tabs)
        diary.lines = []

        // When
        try window.tap("settings")

        // Then
        expect(
            diary.lines,
            equals: [
                "Settings: did load", "Settings: will appear", "Home: will disappear", "Home: did disappear",
                "Settings: did appear",
            ])
        expect(tabs.selectedIndex, equals: 1)
        expect(tabs.selectedViewController?.view.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 411))
        expect(ControllerFixture.lines(of: window, 20..<21), equals: ["        Home             [Settings]"])
    }
}
