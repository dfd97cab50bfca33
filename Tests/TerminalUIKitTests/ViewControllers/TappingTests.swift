import TerminalUIKit
import TerminalTesting
import Testing

/// Tapping what is on the screen by what is written on it.
struct TappingTests {
    private let controller = UIViewController()
    private let window: UIWindow

    init() {
        window = ControllerFixture.window(controller)
        for (index, title) in ["Present", "Push", "Cancel"].enumerated() {
            let button = UIButton(type: .roundedRect)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 0, y: 44 * CGFloat(index), width: 160, height: 44)
            controller.view.addSubview(button)
        }
    }

    private func message(_ title: String) -> String {
        do {
            try window.tap(title)
            return "tapped"
        } catch {
            return error.description
        }
    }

    @Test("The error about a missing name lists the existing ones, and the nearest")
    func notThere() {
        // Given
        controller.view.subviews[2].isHidden = true

        // When
        let (near, far) = (message("presnt"), message("cancel"))

        // Then
        expect(near, equals: "can't tap \"presnt\": nothing you can tap has this title; did you mean \"Present\"?")
        expect(far, equals: "can't tap \"cancel\": nothing you can tap has this title; you can tap Present, Push")
    }

    @Test("The error about a tap on a disabled button says that it is disabled")
    func disabled() {
        // Given
        (controller.view.subviews[1] as! UIButton).isEnabled = false

        // When
        let answer = message("push")

        // Then
        expect(answer, equals: "can't tap \"push\": it is disabled")
        expect(window.tappableTitles, equals: ["Present", "Cancel"])
    }

    @Test("A view that is covered, or has no size on the screen, can't be tapped")
    func covered() {
        // Given
        controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
        controller.view.subviews[2].frame.origin.y = 500

        // When
        let titles = window.tappableTitles

        // Then
        expect(titles, equals: ["Push"])
    }

    @Test("An empty screen has no object to tap")
    func empty() {
        // Given
        controller.view.isUserInteractionEnabled = false

        // When
        let answer = message("push")

        // Then
        expect(answer, contains: "nothing you can tap has this title; tap a row or item by its number")
    }
}
