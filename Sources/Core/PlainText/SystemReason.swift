internal import Foundation

/// Returns the system's words for an error, in the form of this project's messages: `permission denied`.
///
/// - Parameters:
///   - code: The number of the error, such as `errno`.
///   - missing: The words for a missing file or folder.
package nonisolated func systemReason(_ code: Int32, missing: String = "no such file") -> String {
    if code == ENOENT { return missing }
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
}
