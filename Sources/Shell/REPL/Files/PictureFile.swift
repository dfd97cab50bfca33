package import Foundation

/// A file that is written atomically.
package nonisolated struct PictureFile {
    /// The path of the file, as it was typed.
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// Writes the whole file, or no file. Replaces another file only if that may be lost. A link leads to the file, and
    /// a file that is replaced keeps its permissions.
    package func write(_ data: Data, overwriting overwrites: Bool) throws {
        if path.hasSuffix("/") { throw CommandError.unwritable(path, reason: "it is the name of a folder") }
        // The file would have another name than the one that was typed.
        if path.contains("\u{FFFD}") { throw CommandError.unwritable(path, reason: "its name isn't UTF-8") }
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        var status = stat()
        let exists = stat(url.path, &status) == 0
        if exists, status.st_mode & S_IFMT == S_IFDIR { throw CommandError.unwritable(path, reason: "it is a folder") }
        // A pipe or a device would be replaced, and `/dev/null` be a file from then on.
        if exists, status.st_mode & S_IFMT != S_IFREG {
            throw CommandError.unwritable(path, reason: "it is not a regular file")
        }
        if exists, !overwrites { throw CommandError.exists(path) }
        let draft = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).snapshot").path
        defer { unlink(draft) }
        guard FileManager.default.createFile(atPath: draft, contents: data) else {
            throw CommandError.unwritable(path)
        }
        if exists { chmod(draft, status.st_mode & 0o7777) }
        // The name and the contents appear together, so that a file that another program has just made isn't lost.
        if !overwrites {
            if link(draft, url.path) == 0 { return }
            // If the file system has no links, the name is taken first.
            let name = errno == EEXIST ? -1 : open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard name >= 0 else { throw errno == EEXIST ? CommandError.exists(path) : .unwritable(path) }
            close(name)
        }
        guard rename(draft, url.path) == 0 else {
            let error = CommandError.unwritable(path)
            if !overwrites { unlink(url.path) }
            throw error
        }
    }
}
