internal import Foundation

/// Why a command can't do what it should, in a line: what is wrong, and behind a semicolon what is right.
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
