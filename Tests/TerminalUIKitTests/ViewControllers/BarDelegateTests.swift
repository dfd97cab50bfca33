import TerminalUIKit
import TerminalTesting
import Testing

/// The calls of bars on their delegates.
struct BarDelegateTests {
    /// Asks before it goes back.
    private final class CarefulController: UINavigationController, UINavigationBarDelegate {
        var asked: [String] = []
        var stays = true

        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            asked.append(item.title ?? "")
            return !stays
        }
    }

    /// A delegate of bars that no controller manages.
    private final class Delegate: NSObject, UINavigationBarDelegate {
        var calls: [String] = []

        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            calls.append("push \(item.title ?? "")?")
            return item.title != "Sun"
        }

        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            calls.append("pushed \(item.title ?? "")")
        }

        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            calls.append("popped \(item.title ?? "")")
        }
    }

    @Test("A navigation controller that is its bar's delegate can refuse to go back")
    func wayBack() throws {
        // Given
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        let navigation = CarefulController(rootViewController: first)
        let window = ControllerFixture.window(navigation)
        navigation.pushViewController(second, animated: false)

        // When
        try window.tap("Back")
        let stayed = navigation.topViewController
        navigation.stays = false
        try window.tap("Back")

        // Then
        expect(stayed === second && navigation.topViewController === first)
        expect(navigation.asked, equals: ["Second", "Second"])
        expect(navigation.navigationBar.delegate === navigation)
    }

    @Test("A separate navigation bar calls its delegate before and after items are pushed and popped")
    func ownBar() {
        // Given
        let (bar, delegate) = (UINavigationBar(frame: .zero), Delegate())
        bar.delegate = delegate

        // When
        bar.pushItem(UINavigationItem(title: "Moon"), animated: false)
        bar.pushItem(UINavigationItem(title: "Sun"), animated: false)
        bar.popItem(animated: false)

        // Then
        expect(delegate.calls, equals: ["push Moon?", "pushed Moon", "push Sun?", "popped Moon"])
        expect(bar.items?.isEmpty, equals: true)
    }
}
