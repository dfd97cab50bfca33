/// A part of a program that a user sees by itself: here there is one.
@preconcurrency @MainActor public class UIScene: UIResponder {
    /// The states of a scene: whether it is in front.
    public nonisolated enum ActivationState: Int, Sendable {
        /// The scene is in front.
        case foregroundActive = 0
        /// Something covers the scene.
        case foregroundInactive = 1
        /// The scene isn't visible.
        case background = 2
        /// The scene isn't connected.
        case unattached = -1
    }

    /// The state of the scene, which is always in front.
    public let activationState = ActivationState.foregroundActive
    /// The delegate of the scene. Stored without effect.
    public var delegate: (any UISceneDelegate)?
}

/// A scene with windows.
public final class UIWindowScene: UIScene {
    static let main = UIWindowScene()

    /// The screen.
    public let screen = UIScreen.main
    /// The coordinates of the scene, which are the screen's.
    public var coordinateSpace: UIScreen { screen }
}

/// The methods that a scene calls on its delegate when it comes to the front.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    /// Tells the delegate that the scene is connected, so that it can make a window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Tells the delegate that the scene is about to come to the front.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells the delegate that the scene has come to the front.
    func sceneDidBecomeActive(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing by default.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing by default.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
}
