internal import Foundation

/// The folder in which a user's programs keep their state, as in the XDG base directory specification.
package enum UserState {
    /// The largest file that is read and added to, in bytes. A history has at most 1,000 lines of 64 KB.
    private static let maximumSize = 64 << 20

    /// Returns the path of a file in it, which exists afterwards and belongs to the user alone, or nil if the
    /// environment has no place for users' files. If there can't be such a file, history and progress aren't kept.
    package static func file(
        named name: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandError) -> String? {
        guard let folder = folder(environment) else { return nil }
        return try prepareFile(named: name, in: folder)
    }

    /// The path of a file in it that is there already and can be read, though perhaps not be written, or nil if there
    /// isn't one.
    package static func existingFile(
        named name: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        guard let path = folder(environment).map({ $0 + "/" + name }) else { return nil }
        var status = stat()
        let isFile = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        return isFile && status.st_size <= maximumSize && access(path, R_OK) == 0 ? path : nil
    }

    /// Adds to a file, at once and in one piece, and says whether all of it was written. If not, `errno` says why.
    package static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        let count = Foundation.write(file, bytes, bytes.count)
        // A full disk takes as much as it has room for, without an error.
        if count >= 0, count < bytes.count { errno = ENOSPC }
        return count == bytes.count
    }

    private static func folder(_ environment: [String: String]) -> String? {
        // The specification wants relative paths ignored.
        func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        let state = absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }
        return state.map { $0 + "/reusable-views" }
    }

    /// Creates a folder, and the missing ones above it, for the user alone. Foundation's method makes Swift search the
    /// whole program twice.
    private static func makeFolder(_ path: String) {
        guard mkdir(path, 0o700) != 0, errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex
        else { return }
        makeFolder(String(path[..<slash]))
        mkdir(path, 0o700)
    }

    private static func prepareFile(named name: String, in folder: String) throws(CommandError) -> String {
        if chmod(folder, 0o700) != 0 { makeFolder(folder) }
        let path = folder + "/" + name
        // A named pipe in its place would otherwise wait for the other end.
        let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw CommandError.unwritable(path) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw CommandError.unwritable(path, reason: "it is not a regular file")
        }
        guard status.st_size <= maximumSize else {
            throw CommandError.unwritable(path, reason: "it has more than \(maximumSize >> 20) MB")
        }
        fchmod(file, 0o600)
        return path
    }
}
