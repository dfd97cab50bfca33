/// The program, as UIKit knows it: the delegate, and the windows that are shown in its one scene.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
    /// The program.
    public static let shared = UIApplication()

    /// The keys of the options of a launch. Empty here.
    public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The states of the program: whether it is in front.
    public nonisolated enum State: Int, Sendable {
        /// The program is in front.
        case active
        /// Something covers the program.
        case inactive
        /// The program isn't visible.
        case background
    }

    /// The object that is informed about the launch. Held weakly in UIKit. Here, the launch keeps it.
    public var delegate: (any UIApplicationDelegate)?
    /// The state of the program, which is always in front.
    public let applicationState = State.active
    /// A Boolean value that determines whether the screen stays on. Stored without effect.
    public var isIdleTimerDisabled = false
    /// The number at the program's icon. Stored without effect.
    public var applicationIconBadgeNumber = 0
    /// The windows that are shown and alive.
    public var windows: [UIWindow] {
        // Shown again, a window is the last.
        var seen: Set<ObjectIdentifier> = []
        let latest = shown.reversed().compactMap(\.window).filter { seen.insert(ObjectIdentifier($0)).inserted }
        let alive = latest.reversed()
        shown = alive.map { Shown(handle: $0.handle) }
        return alive.filter { !$0.isHidden }
    }
    /// The window that was shown last.
    public var keyWindow: UIWindow? { windows.last }
    /// The one scene.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
    private var shown: [Shown] = []

    private struct Shown {
        weak var handle: WindowHandle?
        var window: UIWindow? { handle?.window.object }
    }

    func note(_ window: UIWindow) {
        if shown.last?.window === window { return }
        // All are looked at whenever there are twice as many: each time would be too much for thousands.
        if shown.count.nonzeroBitCount <= 1 { _ = windows }
        window.handle.window.object = window
        shown.append(Shown(handle: window.handle))
    }

    /// Launches a program as UIKit's main function does. Not in UIKit.
    ///
    /// Without a main storyboard, a delegate makes the window.
    /// - Parameters:
    ///   - delegate: The delegate of the application.
    ///   - sceneDelegate: The delegate of the scene, or nil in a program without scenes.
    ///   - makeRoot: Returns the first controller of the main storyboard, for the window that the delegate gets.
    /// - Returns: The delegate's window, or nil if it doesn't have one.
    public func launch(
        _ delegate: any UIApplicationDelegate, scene sceneDelegate: (any UIWindowSceneDelegate)? = nil,
        showing makeRoot: (() -> UIViewController?)? = nil
    ) -> UIWindow? {
        self.delegate = delegate
        var made: UIWindow?
        func makeWindow() -> UIWindow? {
            guard let root = makeRoot?() else { return nil }
            made = UIWindow(frame: UIScreen.main.bounds)
            made?.rootViewController = root
            return made
        }
        if sceneDelegate == nil, let window = makeWindow() { delegate.window = window }
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        guard let sceneDelegate else {
            if made != nil { (delegate.window ?? made)?.makeKeyAndVisible() }
            delegate.applicationDidBecomeActive(self)
            return delegate.window ?? made
        }
        let scene = UIWindowScene.main
        scene.delegate = sceneDelegate
        if let window = makeWindow() { sceneDelegate.window = window }
        sceneDelegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
        (sceneDelegate.window ?? made)?.makeKeyAndVisible()
        sceneDelegate.sceneWillEnterForeground(scene)
        sceneDelegate.sceneDidBecomeActive(scene)
        return sceneDelegate.window ?? made
    }

    /// Returns `false`, because there are no other programs.
    public func canOpenURL(_ url: URL) -> Bool { false }
    /// Calls the completion handler with `false`, and logs the address, because there is no other app.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        Log.write("opens \(url.absoluteString)")
        completion?(false)
    }
    /// The options of an address.
    public enum OpenExternalURLOptionsKey: Sendable {
        /// Only an app takes the address, not the browser.
        case universalLinksOnly
    }
    /// Calls a method by its name.
    ///
    /// - Parameters:
    ///   - action: The name of the method, such as `done:`.
    ///   - target: The object with the method, or nil for the first object in the responder chain that implements it.
    ///   - sender: The object at which the responder chain begins.
    ///   - event: The event for the method's argument.
    /// - Returns: `true` if an object implements the method.
    public func sendAction(
        _ action: String, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
    ) -> Bool {
        TargetAction(target: target, selector: action)
            .send(from: sender ?? self, chain: sender as? UIResponder, event: event, cause: "sent")
    }
}

/// The methods that the application calls on its delegate at its launch and when it comes to the front.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The window of a program that has no scenes of its own.
    var window: UIWindow? { get set }
    /// The program is about to be launched.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program has been launched.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program has come to the front.
    func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// The window, which is `nil`. Setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Returns `true`, so that the launch continues.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns `true`, so that the launch continues.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
}
