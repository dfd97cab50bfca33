/// A part of a program that a user sees by itself: here there is one.
@preconcurrency @MainActor public class UIScene: UIResponder {
    /// The states of a scene, which say whether it is in front.
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
    /// The delegate of the scene. Kept.
    public var delegate: (any UISceneDelegate)?
}

/// A scene with windows.
public final class UIWindowScene: UIScene {
    static let main = UIWindowScene()

    /// The screen.
    public let screen = UIScreen.main
}

/// The methods that a scene calls on its delegate. Never here: a program makes its window itself, or its application's
/// delegate does.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}
