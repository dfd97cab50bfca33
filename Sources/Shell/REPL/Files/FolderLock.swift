internal import Foundation

package nonisolated enum FolderLock {
    /// Does what no other program is to do meanwhile in the same folder; tells if there is one to wait for.
    ///
    /// Where a file system has no locks, it is done at once.
    package static func alone<Result, Failure: Error>(
        in folder: String, waiting tell: () -> Void = {}, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // Whoever is killed has it no longer.
        defer { if lock >= 0 { close(lock) } }
        if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            tell()
            while flock(lock, LOCK_EX) != 0, errno == EINTR {}
        }
        return try body()
    }
}
