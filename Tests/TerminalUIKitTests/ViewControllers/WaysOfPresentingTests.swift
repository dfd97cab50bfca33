import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views
@testable import UIKitExtras

/// The ways to present a controller, and the errors if one isn't possible.
struct WaysOfPresentingTests {
    private func text(_ rect: CGRect?) -> String {
        rect.map { "\($0.minX),\($0.minY) \($0.width)×\($0.height)" } ?? "–"
    }

    @Test("Each presentation style covers the presenter or not, and dismissing restores everything")
    func styles() throws {
        var lines: [String] = []
        for style in UIModalPresentationStyle.allCases {
            // Given
            let (root, shown) = (UIViewController(), UIViewController())
            let window = ControllerFixture.window(root)
            shown.modalPresentationStyle = style
            func state() -> String {
                "\(window.subviews.map { $0 === root.view ? "root" : $0 === shown.view ? "shown" : "container" }) "
                    + "\(text(shown.viewIfLoaded?.frame)) \(text(shown.viewIfLoaded?.superview?.frame)) "
                    + "\(shown.isBeingPresented) \(shown.isBeingDismissed) \(root.appearance) \(shown.appearance) "
                    + "\(shown.presentationController?.containerView != nil) "
                    + "\(root.presentedViewController === shown) \(shown.presentingViewController === root) "
                    + "\(shown.next === root) \(root.topmostPresented === shown)"
            }

            // When
            lines.append("— \(style) \(style.rawValue), covers \(style.coversPresenter), card \(style.isCard)")
            root.present(shown, animated: true)
            window.layoutIfNeeded()
            lines.append("presented: \(state())")
            window.frame.size = CGSize(width: 200, height: 300)
            window.layoutIfNeeded()
            lines.append("turned: \(state())")
            lines.append("pulled down: \(shown.pullDown()) \(state())")
            root.dismiss(animated: false)
            window.layoutIfNeeded()
            lines.append("dismissed: \(state()) root \(text(root.view.frame))")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Ways-of-presenting.txt")
    }

    @Test("An impossible presentation is logged with both controllers and the reason, without effect")
    func refused() {
        // Given
        let world = World()
        var log: [String] = []
        world.log = { log.append($0) }

        // When
        world.run {
            let (root, child, first, second) = (
                UIViewController(), UIViewController(), UITabBarController(), UIViewController()
            )
            root.addChild(child)
            child.present(second, animated: false) { log.append("done") }
            let window = ControllerFixture.window(root)
            first.modalPresentationStyle = .fullScreen
            root.present(first, animated: false)
            child.present(second, animated: false)
            expect(second.presentingViewController == nil && !second.isViewLoaded && window.subviews.count == 1)
            expect(child.presentedViewController === first && first.presentedViewController == nil)
        }

        // Then
        expect(
            log,
            equals: [
                "Attempt to present <UIViewController #3> on <UIViewController #1> (from <UIViewController #2>) whose "
                    + "view is not in the window hierarchy.",
                "Attempt to present <UIViewController #3> on <UIViewController #1> (from <UIViewController #2>) which "
                    + "is already presenting <UITabBarController #1>.",
            ])
    }

    @Test("A card can be pulled down unless it presents a controller or isModalInPresentation is true")
    func pulled() {
        // Given
        let (root, card, above) = (UIViewController(), UIViewController(), UIViewController())
        let window = ControllerFixture.window(root)
        card.modalPresentationStyle = .formSheet
        let before = card.pullDown()
        root.present(card, animated: false)
        above.modalPresentationStyle = .pageSheet
        card.present(above, animated: false)

        // When
        let whilePresenting = card.pullDown()
        let top = above.pullDown()
        card.isModalInPresentation = true
        let modal = card.pullDown()
        card.isModalInPresentation = false
        let results = [card.pullDown(), card.pullDown()]

        // Then
        expect(!before && !whilePresenting && top && !modal && results == [true, false])
        expect(window.subviews == [root.view] && root.presentedViewController == nil)
    }

    @Test("dismiss removes the presented controller, or else this one, and always calls its completion handler")
    func dismissed() {
        // Given
        let all = (0..<4).map { _ in UIViewController() }
        let window = ControllerFixture.window(all[0])
        for (one, next) in zip(all, all.dropFirst()) { one.present(next, animated: false) }
        var ends = 0
        func chain() -> Int { sequence(first: all[0], next: \.presented).reduce(0) { sum, _ in sum + 1 } }

        // When
        let counts = [3, 1, 0, 0].map { number in
            all[number].dismiss(animated: false) { ends += 1 }
            return chain()
        }

        // Then
        expect(counts == [3, 2, 1, 1] && ends == 4 && window.subviews == [all[0].view])
        expect(all.allSatisfy { !$0.isBeingDismissed && !$0.isBeingPresented && $0.presentingViewController == nil })
        expect(all[0].appearance == .appeared && all[3].appearance == .disappeared)
    }

    @Test("A controller's styles and edges have UIKit's raw values, and its title is its items' title")
    func items() {
        // Given
        let controller = UIViewController()
        controller.title = "Early"
        let (bar, tab) = (controller.navigationItem, controller.tabBarItem)

        // When
        controller.title = "Late"
        let (titles, same) = (
            [bar.title, tab?.title], controller.navigationItem === bar && controller.tabBarItem === tab
        )
        controller.setEditing(true, animated: false)
        let button = controller.editButtonItem
        controller.isEditing = false

        // Then
        expect(titles == ["Late", "Late"] && same && button.title == "Edit" && button.style == .plain)
        expect(button === controller.editButtonItem && tab?.tag == 0)
        let untitled = UIViewController()
        expect(untitled.navigationItem.title == "" && untitled.tabBarItem.title == nil)
        expect([UISplitViewController.Column.primary, .secondary].map(\.rawValue), equals: [0, 2])
        let modes: [UISplitViewController.DisplayMode] = [
            .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
        ]
        expect(modes.map(\.rawValue) == [0, 1, 2, 3] && UISplitViewController().preferredDisplayMode == .automatic)
        expect(UISplitViewController().displayModeButtonItem.style, equals: .plain)
    }
}
