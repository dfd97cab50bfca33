/// A part of a program that a user sees by itself: here there is one.
@preconcurrency @MainActor public class UIScene: UIResponder {
    /// The states of a scene, which say whether it is in front.
    public nonisolated enum ActivationState: Int, Sendable {
        /// It is.
        case foregroundActive = 0
        /// Something is before it.
        case foregroundInactive = 1
        /// It isn't seen.
        case background = 2
        /// It isn't there.
        case unattached = -1
    }

    /// Always in front.
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
