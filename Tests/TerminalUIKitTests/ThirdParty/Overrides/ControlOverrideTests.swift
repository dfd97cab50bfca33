import TerminalUIKit
import TerminalTesting
import Testing

/// Controls and controllers do what subclasses override.
struct ControlOverrideTests {
    @Test("A tap sends each action by an overridden sendAction")
    func sendAction() {
        // Given
        let (button, controller) = (LoggedButton(type: .system), PhaseController())
        button.addTarget(controller, action: "done", for: .touchUpInside)

        // When
        button.tap()

        // Then
        let calls = button.calls.names.filter { $0 != "isEnabled" }
        expect(calls, equals: ["addTarget done", "sendActions", "sendActions", "sendAction done", "sendActions"])
    }

    @Test("A button is drawn with its overridden title")
    func title() {
        // Given
        let button = LoggedButton(frame: CGRect(x: 0, y: 0, width: 64, height: 22))
        button.setTitle("done", for: .normal)

        // When
        let picture = ControlFixture.rendering(of: button)

        // Then
        expect(picture, contains: "DONE")
    }

    @Test("A field's overridden delegate is called")
    func delegate() {
        // Given
        let (field, delegate) = (LoggedTextField(frame: .zero), Stubborn())

        // When
        field.delegate = delegate
        let isEdited = field.enterText("Moon")

        // Then
        expect(field.calls.names, equals: ["delegate"])
        expect(!isEdited)
    }

    @Test("A date picker uses its overridden calendar")
    func calendar() {
        // Given
        let picker = LoggedDatePicker(frame: .zero)
        picker.timeZone = TimeZone(secondsFromGMT: 14 * 3600)
        picker.locale = Locale(identifier: "en_GB")
        picker.datePickerMode = .time

        // When
        picker.date = Date(timeIntervalSince1970: 3600)

        // Then
        expect(picker.displayedText, equals: "01 00")
    }

    @Test("A controller loads the nib that its overridden nibName returns")
    func nibName() {
        // Given
        let controller = NamedNibController()

        // When
        let nib = controller.nibToLoad

        // Then
        expect(nib, equals: "NibMadeCell")
    }

    @Test("The back button pops through an overridden popViewController")
    func back() throws {
        // Given
        let navigation = LoggedNavigationController(rootViewController: UIViewController())
        let window = ControllerFixture.window(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.calls.forget()

        // When
        try window.tap("Back")

        // Then
        expect(navigation.calls.names, equals: ["popViewController(animated:)"])
        expect(navigation.viewControllers.count, equals: 1)
    }

    @Test("A tap on a tab selects through overridden properties")
    func tab() throws {
        // Given
        let tabs = LoggedTabBarController(nibName: nil, bundle: nil)
        let controllers = ["Home", "Settings"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        tabs.setViewControllers(controllers, animated: false)
        let window = ControllerFixture.window(tabs)
        tabs.calls.forget()

        // When
        try window.tap("Settings")

        // Then
        expect(tabs.calls.names, equals: ["selectedViewController", "selectedIndex"])
    }
}

/// A delegate that allows no editing.
private final class Stubborn: UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}
