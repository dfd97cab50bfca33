import InterfaceBuilder
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell

/// A phone that is wider than the window, in `drive`.
struct WidePhoneTests {
    private final class Screen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            for (x, title) in [(0, "Near"), (560, "Far")] {
                let button = UIButton(type: .system)
                button.frame = CGRect(x: x, y: 40, width: 80, height: 40)
                button.setTitle(title, for: .normal)
                view.addSubview(button)
            }
        }
    }

    @Test("Arrow keys show the rest of a phone that is wider than the window, and Tab the view with the focus")
    func wide() {
        // Given
        let session = ListSession.showing { Screen() }
        session.use(IBDevice(id: "retina4_7", isLandscape: true))
        session.isInteractive = true
        let fingers = Fingers(session, columns: 60, rows: 24)

        // When
        let first = fingers.seen.joined()
        let right = fingers.press(String(repeating: "\u{1B}[C", count: 9)).joined()
        let left = fingers.press(String(repeating: "\u{1B}[D", count: 9)).joined()
        let focused = fingers.press("\t\t").joined()

        // Then
        expect(first.contains("Near") && !first.contains("Far"), "\(first)")
        expect(right.contains("Far") && !right.contains("Near"), "\(right)")
        expect(left.contains("Near") && !left.contains("Far"), "\(left)")
        expect(focused.contains("Far") && !focused.contains("Near"), "\(focused)")
    }
}
