internal import Foundation

/// Why a file that a command names can't be had.
package nonisolated enum FileError: Error, CustomStringConvertible {
    case exists(String)
    case unwritable(String, reason: String = String(cString: strerror(errno)))
    case unmade(String)
    case unreadable(String, reason: String = String(cString: strerror(errno)))

    package var description: String {
        switch self {
        case .exists(let path): "\(path) exists already; --force overwrites it"
        case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
        case .unmade(let reason): reason
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        }
    }
}
