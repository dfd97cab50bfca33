internal import Foundation

/// A file to which commands are written, each at once, so that none is lost however the program ends.
struct ScriptFile {
    /// Where it is.
    let path: String
    private let file: FileHandle

    /// Makes the file.
    ///
    /// - Parameters:
    ///   - path: Where.
    ///   - overwrites: Whether a file that is there already may be lost.
    /// - Throws: ``ScriptFileError`` if it may not, or if the file can't be written.
    init(_ path: String, overwriting overwrites: Bool) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (overwrites ? O_TRUNC : O_EXCL), 0o666)
        guard descriptor >= 0 else {
            if errno == EEXIST { throw ScriptFileError.exists(path) }
            throw ScriptFileError.unwritable(path, reason: String(cString: strerror(errno)))
        }
        self.path = path
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Writes a command.
    ///
    /// - Throws: ``ScriptFileError`` if there is no room, for example.
    func append(_ line: String) throws {
        do {
            try file.write(contentsOf: Data((line + "\n").utf8))
        } catch {
            throw ScriptFileError.unwritable(path, reason: error.localizedDescription)
        }
    }
}

/// Why a file for commands, or with them, can't be had.
enum ScriptFileError: Error, CustomStringConvertible {
    case exists(String)
    case unwritable(String, reason: String)
    case unreadable(String, reason: String)

    var description: String {
        switch self {
        case .exists(let path): "\(path) exists already; --force overwrites it"
        case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        }
    }
}
