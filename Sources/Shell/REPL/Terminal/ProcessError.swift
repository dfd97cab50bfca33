internal import Foundation

/// The reason why a program can't be run.
package nonisolated struct ProcessError: Error, CustomStringConvertible {
    let program: String
    let code: Int32

    package var isMissing: Bool { code == ENOENT }

    package var description: String { "cannot run \(program): \(String(cString: strerror(code)))" }
}
