internal import Foundation

/// The reason why a command can't do its work, in a line: the problem, and after a semicolon the remedy.
package nonisolated struct CommandError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    package static func exists(_ path: String) -> CommandError {
        CommandError("\(path) exists already; --force overwrites it")
    }

    package static func unwritable(
        _ path: String, reason: String = String(cString: strerror(errno))
    ) -> CommandError { CommandError("cannot write \(path): \(reason)") }

    package static func unreadable(
        _ path: String, reason: String = String(cString: strerror(errno))
    ) -> CommandError { CommandError("cannot read \(path): \(reason)") }
}
