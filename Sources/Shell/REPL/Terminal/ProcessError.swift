internal import Foundation
internal import PlainText

/// The reason why a program can't be run.
package nonisolated struct ProcessError: Error, CustomStringConvertible {
    let program: String
    let code: Int32

    package var isMissing: Bool { code == ENOENT }

    package var description: String { "can't run \(program): \(systemReason(code))" }
}
