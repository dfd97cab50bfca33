internal import Foundation

package nonisolated enum FolderLock {
    /// Calls a closure that no other program may call meanwhile for the same folder, and first calls `tell` if it has
    /// to wait.
    ///
    /// If a file system has no locks, the closure is called at once.
    package static func alone<Result, Failure: Error>(
        in folder: String, waiting tell: () -> Void = {}, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // A process that is killed loses the lock.
        defer { if lock >= 0 { close(lock) } }
        if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            tell()
            while flock(lock, LOCK_EX) != 0, errno == EINTR {}
        }
        return try body()
    }
}
