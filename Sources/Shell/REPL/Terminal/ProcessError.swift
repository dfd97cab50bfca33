internal import Foundation
internal import PlainText

/// The reason why a program can't be run, or not to its end.
package nonisolated struct ProcessError: Error, CustomStringConvertible {
    let program: String
    let code: Int32

    package var isMissing: Bool { code == ENOENT }

    package var description: String {
        code == EINTR ? Interruption.error.description : "can't run \(program): \(systemReason(code))"
    }
}
