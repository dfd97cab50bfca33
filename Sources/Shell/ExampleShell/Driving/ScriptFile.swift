internal import Foundation
internal import PlainText

/// A file to which commands are written, each at once, so that they survive however the program ends.
struct ScriptFile {
    let path: String
    private let file: FileHandle
    /// The ends of the commands, in bytes.
    private var ends: [UInt64] = []

    var count: Int { ends.count }

    /// Creates the file, in the place of another only if that may be lost.
    init(_ path: String, overwriting overwrites: Bool) throws {
        // To write alone to a pipe, `open` would wait for its reader.
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | (overwrites ? O_TRUNC : O_EXCL), 0o666)
        guard descriptor >= 0 else {
            if errno == EEXIST { throw CommandError.exists(path) }
            throw CommandError.unwritable(path)
        }
        self.path = path
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw CommandError.unwritable(path, reason: "it is not a regular file")
        }
    }

    mutating func append(_ line: String) throws {
        let data = Data((line + "\n").utf8)
        try changing { try file.write(contentsOf: data) }
        ends.append((ends.last ?? 0) + UInt64(data.count))
    }

    /// Takes all but the first commands out again.
    mutating func keep(first count: Int) throws {
        guard count < ends.count else { return }
        ends.removeSubrange(count...)
        try changing { try file.truncate(atOffset: ends.last ?? 0) }
    }

    private func changing(_ change: () throws -> Void) throws {
        do {
            try change()
        } catch {
            throw CommandError.unwritable(path, because: error)
        }
    }
}
