/// The data to create a scene again. For signatures: there is one scene.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    /// The kinds of scenes.
    public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String

        /// Creates a kind by UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of scene that a user sees.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The kind of the scene.
    public let role = Role.windowApplication
}

/// The configuration of a scene. Stored without effect.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
    /// The name in the program's property list.
    public let name: String?
    /// The kind of scene that it is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate.
    public var delegateClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

extension UIScene {
    /// The reasons for making a scene.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {}
}
