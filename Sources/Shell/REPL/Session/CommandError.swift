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

    /// Creates the error for a file that Foundation could not write.
    package static func unwritable(_ path: String, because error: any Error) -> CommandError {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        let code = cause.map { Int32(clamping: $0.code) } ?? (error as? CocoaError).flatMap { codes[$0.code] }
        let reason = code.map { systemReason($0, missing: "no such folder") }
        return unwritable(path, reason: reason ?? error.localizedDescription)
    }

    /// The system's codes for errors that come without them, as those of copies do.
    private static let codes: [CocoaError.Code: Int32] = [
        .fileWriteOutOfSpace: ENOSPC, .fileWriteNoPermission: EACCES, .fileWriteVolumeReadOnly: EROFS,
        .fileWriteFileExists: EEXIST, .fileNoSuchFile: ENOENT,
    ]

    package static func noResources(_ name: String, folder: String) -> CommandError {
        CommandError("can't find \(name); the resources built with the program belong beside it, in \(folder)")
    }

    package static func unreadable(
        _ path: String, reason: String = systemReason(errno)
    ) -> CommandError { CommandError("can't read \(path): \(reason)") }
}
