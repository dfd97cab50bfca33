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

    @Test("What is not there is answered with what is, and with the nearest")
    func notThere() {
        // Given
        controller.view.subviews[2].isHidden = true

        // When
        let (near, far) = (message("presnt"), message("cancel"))

        // Then
        expect(near, equals: "there is no \"presnt\" on the screen; did you mean \"Present\"?")
        expect(far, equals: "there is no \"cancel\" on the screen; there is Present, Push")
    }

    @Test("A disabled button says so")
    func disabled() {
        // Given
        (controller.view.subviews[1] as! UIButton).isEnabled = false

        // When
        let answer = message("push")

        // Then
        expect(answer, equals: "\"push\" is disabled")
        expect(window.tappableTitles, equals: ["Present", "Cancel"])
    }

    @Test("What another view covers, or what has no size on the screen, can't be tapped")
    func covered() {
        // Given
        controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
        controller.view.subviews[2].frame.origin.y = 500

        // When
        let titles = window.tappableTitles

        // Then
        expect(titles, equals: ["Push"])
    }

    @Test("An empty screen has nothing to tap")
    func empty() {
        // Given
        controller.view.isUserInteractionEnabled = false

        // When
        let answer = message("push")

        // Then
        expect(answer, equals: "there is no \"push\" on the screen; nothing there has a title")
    }
}
