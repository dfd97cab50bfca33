import PlainText

/// An exception as UIKit raises it: a name and a reason in UIKit's words.
public struct UIKitException: Error, Hashable, CustomStringConvertible {
    /// The exception's name, such as `NSUnknownKeyException`.
    public let name: String
    /// What was wrong.
    public let reason: String

    /// Makes an exception; the reason is a sentence in UIKit's words.
    public init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }

    /// An exception for a state the program should never be in.
    public static func inconsistency(_ reason: String) -> UIKitException {
        UIKitException(name: "NSInternalInconsistencyException", reason: reason)
    }

    /// What a device prints when nobody catches the exception; what would steer a terminal is made visible.
    public nonisolated var description: String {
        "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'".printableLines
    }

    /// The result of what may fail, where UIKit would raise: logs everything that is wrong, and ends the process.
    @MainActor static func raising<Result>(_ body: () throws -> Result) -> Result {
        do {
            return try body()
        } catch let error as NibError {
            Log.write(error.description)
            error.exception.raise()
        } catch let exception as UIKitException {
            exception.raise()
        } catch {
            inconsistency("\(error)").raise()
        }
    }

    /// Ends the process as an uncaught Objective-C exception does: the message on standard error, then `abort()`.
    public func raise() -> Never {
        FileHandle.standardError.write(Data((description + "\n").utf8))
        abort()
    }
}
