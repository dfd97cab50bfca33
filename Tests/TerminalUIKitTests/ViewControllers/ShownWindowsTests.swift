import TerminalUIKit
import TerminalTesting
import Testing

/// The windows that the program knows of.
struct ShownWindowsTests {
    @Test("The application lists its living windows once each, and the one shown last is the key window")
    func windows() {
        // Given
        let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))

        // When
        for window in [first, second, first] {
            window.isHidden = true
            window.makeKeyAndVisible()
        }
        for _ in 0..<100 { UIWindow(frame: .zero).makeKeyAndVisible() }
        World.current.endEvent()

        // Then
        let windows = UIApplication.shared.windows.filter { $0 === first || $0 === second }
        expect(windows, equals: [second, first])
        expect(UIApplication.shared.keyWindow === first)
    }
}
