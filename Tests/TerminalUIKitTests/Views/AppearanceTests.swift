import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras

/// The looks of a class, which its views have unless they set their own.
struct AppearanceTests {
    private let world = World()
    private let window: UIWindow

    init() {
        window = world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 460)) }
    }

    // Apple's page on UIAppearance: changes are applied when a view enters a window, not to one that is in one.
    @Test("A view that is added to a window takes its class's appearance values, unless code has set its own")
    func entering() {
        // Given
        let (before, after, own) = (UISwitch(), UISwitch(), UISwitch())
        own.onTintColor = .blue
        window.addSubview(before)

        // When
        world.run {
            UISwitch.appearance().onTintColor = .red
            window.addSubview(after)
            window.addSubview(own)
        }

        // Then
        let colors = [before, after, own].map(\.onTintColor)
        expect(colors, equals: [nil, .red, .blue])
    }

    @Test("Subclasses take appearance values, too, even if the window has a tint color")
    func subclasses() {
        // Given
        final class Heading: UILabel {}
        let heading = Heading()
        window.tintColor = .green

        // When
        world.run {
            UIView.appearance().tintColor = .white
            UILabel.appearance().textColor = .red
            window.addSubview(heading)
        }

        // Then
        expect(heading.textColor == .red && heading.tintColor == .white)
    }

    @Test("Appearance values for containers apply in views and controllers, the nearest first")
    func containers() {
        // Given
        let (bare, inBar, inController) = (UITextField(), UITextField(), UITextField())
        let (bar, controller) = (UISearchBar(), UIViewController())
        bar.addSubview(inBar)
        controller.view.addSubview(bar)
        controller.view.addSubview(inController)

        // When
        world.run {
            let (near, far): (any UIAppearanceContainer.Type, any UIAppearanceContainer.Type) =
                (UISearchBar.self, UIViewController.self)
            UITextField.appearance(whenContainedInInstancesOf: [near, far]).textColor = .red
            UITextField.appearance(whenContainedInInstancesOf: [far, near]).font = nil
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.addSubview(bare)
        }

        // Then
        expect([bare, inBar, inController].map(\.textColor), equals: [.label, .red, .label])
        expect(inBar.font != nil)
    }

    @Test("A class and its containers have one appearance proxy, which isn't counted among the views")
    func standIn() {
        // Given
        let other = World()

        // When
        let (first, second, third) = world.run {
            (UILabel.appearance(), UILabel.appearance(), UILabel.appearance(whenContainedInInstancesOf: [UIView.self]))
        }

        // Then
        expect(first === second && first !== third)
        expect(world.liveObjects.count(of: UILabel.self), equals: 0)
        expect(other.run { UILabel.appearance() } !== first)
    }
}
