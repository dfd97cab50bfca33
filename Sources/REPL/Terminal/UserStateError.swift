internal import Foundation

/// Why something is not remembered.
package struct UserStateError: Error, CustomStringConvertible {
    private let path: String
    private let reason: String

    /// - Parameters:
    ///   - path: The file that should remember it.
    ///   - reason: What is wrong with that; what the system said last, unless told otherwise.
    package init(_ path: String, reason: String = String(cString: strerror(errno))) {
        self.path = path
        self.reason = reason
    }

    package var description: String { "cannot write \(path): \(reason)" }
}
