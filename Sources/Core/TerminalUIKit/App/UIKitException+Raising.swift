import InterfaceBuilder

extension UIKitException {
    /// The result of what may fail. Where UIKit would raise, logs all problems, and ends the process.
    @MainActor static func raising<Result>(_ body: () throws -> Result) -> Result {
        do {
            return try body()
        } catch let error as NibError {
            if error.exception.reason != error.description { Log.write(error.description) }
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
