import PlainText

/// An exception as UIKit raises it: a name and a reason in UIKit's words.
public nonisolated struct UIKitException: Error, Hashable, CustomStringConvertible {
    /// The exception's name, such as `NSUnknownKeyException`.
    public let name: String
    /// The reason for the exception.
    public let reason: String

    /// Creates an exception. The reason is a sentence in UIKit's words.
    public init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }

    /// Creates an exception about a state that a program should never have.
    public static func inconsistency(_ reason: String) -> UIKitException {
        UIKitException(name: "NSInternalInconsistencyException", reason: reason)
    }

    /// Returns an exception for an argument that a method does not accept.
    package static func invalidArgument(_ reason: String) -> UIKitException {
        UIKitException(name: "NSInvalidArgumentException", reason: reason)
    }

    /// The message that a device prints when no code catches the exception. Characters that would steer a terminal are
    /// made visible.
    public var description: String {
        "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'".printableLines
    }
}
