import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views

/// The program, its windows, its screen and its device.
struct WholeApplicationTests {
    private final class Delegate: UIApplicationDelegate {
        var window: UIWindow? = UIWindow()
        var told: [String] = []

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            told.append("will \(launchOptions == nil)")
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            told.append("did \(launchOptions == nil)")
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { told.append("active") }
    }

    private let application = UIApplication.shared

    @Test("A program launches its delegate step by step, and gets its window")
    func launch() {
        // Given
        let delegate = Delegate()

        // When
        let window = application.launch(delegate)

        // Then
        expect(delegate.told == ["will true", "did true", "active"] && window === delegate.window)
        expect(application.delegate === delegate && application.applicationState == .active)
        application.delegate = nil
        let states: [UIApplication.State] = [.active, .inactive, .background]
        expect(states.map(\.rawValue) == [0, 1, 2] && !application.isIdleTimerDisabled)
        expect(application.applicationIconBadgeNumber == 0 && !application.canOpenURL(URL(fileURLWithPath: "/")))
    }

    @Test("Windows are listed in the order in which they were shown, and the last one is the key window")
    func windows() {
        // Given
        let mine = (0..<3).map { _ in UIWindow() }
        func order() -> [Int] { application.windows.compactMap { mine.firstIndex(of: $0) } }

        // When
        let before = order()
        for window in mine { window.makeKeyAndVisible() }
        let all = order()
        let key = application.keyWindow
        mine[2].isHidden = true
        let two = order()
        mine[0].isHidden = true
        mine[0].makeKeyAndVisible()
        let again = order()
        mine[0].makeKeyAndVisible()
        for _ in 0..<20 {
            let passing = UIWindow()
            World().run { passing.makeKeyAndVisible() }
        }

        // Then
        expect(before == [] && all == [0, 1, 2] && key === mine[2] && two == [0, 1] && again == [1, 0])
        expect(order(), equals: [1, 0])
        expect(application.connectedScenes.count, equals: 1)
        let scene = application.connectedScenes.first as? UIWindowScene
        expect(scene?.keyWindow === application.keyWindow && scene?.windows == application.windows)
        expect(mine[0].windowScene === scene && scene?.activationState == .foregroundActive)
        expect(UIWindow(windowScene: scene!).frame == UIScreen.main.bounds && scene?.screen === UIScreen.main)
        let states: [UIScene.ActivationState] = [.unattached, .foregroundActive, .foregroundInactive, .background]
        expect(states.map(\.rawValue), equals: [-1, 0, 1, 2])
    }

    @Test("A window is hidden and white until it is shown, and its root appears only while it is")
    func roots() {
        // Given
        let (window, first, second) = (
            UIWindow(frame: CGRect(x: 5, y: 6, width: 70, height: 80)), UIViewController(), UIViewController()
        )
        window.rootViewController = first
        let before = (window.isHidden, first.isViewLoaded, window.backgroundColor)

        // When
        window.makeKeyAndVisible()
        let shown = (window.subviews == [first.view], first.view.frame, first.appearance)
        window.rootViewController = first
        window.rootViewController = second
        let other = (window.subviews == [second.view], first.appearance, second.appearance)
        window.frame.size = CGSize(width: 30, height: 40)
        let size = second.view.frame
        window.rootViewController = nil

        // Then
        expect(before.0 && !before.1 && before.2 == .white)
        expect(shown.0 && shown.1 == CGRect(x: 0, y: 0, width: 70, height: 80) && shown.2 == .appeared)
        expect(other.0 && other.1 == .disappeared && other.2 == .appeared)
        expect(size == CGRect(x: 0, y: 0, width: 30, height: 40) && window.subviews.isEmpty)
        expect(second.appearance == .disappeared && window.window === window)
        window.isHidden = true
        window.rootViewController = first
        expect(window.subviews.isEmpty)
    }

    @Test("The device has a phone's names, and its screen has the size of a phone of 2011")
    func names() {
        // Given
        let device = UIDevice.current

        // When
        let names = [device.name, device.model, device.localizedModel, device.systemName, device.systemVersion]

        // Then
        expect(names, equals: ["iPhone", "iPhone", "iPhone", "iOS", "26.0"])
        expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480) && UIScreen.main.scale == 2)
        expect(UIScreen.main.nativeBounds, equals: CGRect(x: 0, y: 0, width: 640, height: 960))
        expect(UIScreen.main.applicationFrame, equals: CGRect(x: 0, y: 20, width: 320, height: 460))
        expect(UIScreen.main.nativeScale == 2 && UISceneSession().role == .windowApplication)
    }
}
