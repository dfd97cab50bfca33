import TerminalTesting
import Testing

@testable import Controls
@testable import Views

/// A device that a user turns while a screen is on it.
struct TurningTests {
    private final class Calls { var list: [String] = [] }

    private final class Turned: UIViewController {
        let name: String
        let calls: Calls

        init(_ name: String, _ calls: Calls) {
            (self.name, self.calls) = (name, calls)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() {
            view = TurnedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            (view as? TurnedView)?.calls = calls
        }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            calls.list.append("\(name) will have \(newCollection.verticalSizeClass)")
            super.willTransition(to: newCollection, with: coordinator)
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            calls.list.append("\(name) from \(Int(view.bounds.width)) to \(Int(size.width))")
            coordinator.animate { [unowned self] _ in
                calls.list.append("\(name) alongside")
            } completion: { [unowned self] _ in
                calls.list.append("\(name) completion")
            }
            super.viewWillTransition(to: size, with: coordinator)
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            let change = [previousTraitCollection, traitCollection].map { "\($0!.verticalSizeClass)" }
            calls.list.append("\(name) \(change.joined(separator: " → "))")
        }

        override func viewDidLayoutSubviews() { calls.list.append("\(name) is \(Int(view.bounds.width)) wide") }
    }

    private final class TurnedView: UIView {
        var calls: Calls?

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            calls?.list.append("view")
        }
    }

    private let calls = Calls()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let upright = UITraitCollection(screenSize: CGSize(width: 375, height: 667))

    @Test("Controllers learn of new traits, then of the size, before the change, and views of the traits after it")
    func order() {
        // Given
        let (root, child) = (Turned("root", calls), Turned("child", calls))
        World().run {
            World.current.traits = upright
            root.addChild(child)
            root.view.addSubview(child.view)
            window.rootViewController = root
            window.makeKeyAndVisible()
            calls.list = []

            // When
            let size = CGSize(width: 667, height: 375)
            window.turn(to: UITraitCollection(screenSize: size), size: size, insets: .zero)
        }

        // Then
        expect(
            calls.list,
            equals: [
                "root will have compact", "child will have compact", "root from 375 to 667", "child from 100 to 667",
                "root regular → compact", "view", "child regular → compact", "view", "root alongside",
                "child alongside", "root is 667 wide", "root completion", "child completion",
            ])
        expect(window.bounds.size, equals: CGSize(width: 667, height: 375))
    }
}
