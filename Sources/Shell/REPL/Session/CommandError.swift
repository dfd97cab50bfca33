internal import Foundation
internal import PlainText

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
        _ path: String, reason: String = systemReason(errno, missing: "no such folder")
    ) -> CommandError { CommandError("can't write \(path): \(reason)") }

    package static func noResources(_ name: String, folder: String) -> CommandError {
        CommandError("can't find \(name); the resources built with the program belong beside it, in \(folder)")
    }

    package static func unreadable(
        _ path: String, reason: String = systemReason(errno)
    ) -> CommandError { CommandError("can't read \(path): \(reason)") }
}
