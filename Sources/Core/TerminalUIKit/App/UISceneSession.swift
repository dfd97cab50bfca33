/// What a scene could be made again by. For signatures: there is one scene, and its delegates are told nothing.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    /// What kind of scene it is.
    public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String

        /// Makes a kind by UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// One that a user sees.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What kind of scene it is.
    public let role = Role.windowApplication
}

/// How a scene is set up. Kept.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
    /// What the program's list of properties calls it.
    public let name: String?
    /// What kind of scene it is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate.
    public var delegateClass: AnyClass?

    /// Makes a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

extension UIScene {
    /// Why a scene is made.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {}
}
