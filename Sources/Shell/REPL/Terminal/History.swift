@preconcurrency internal import CReadline
internal import Foundation

/// The lines typed before, in this session and earlier ones, kept in a file of the user's.
///
/// Each line is written to the file at once, so no line is lost however the program ends. Changing the file takes a
/// lock, so that programs side by side keep each other's lines. A file that can't be written is still read.
struct History {
    nonisolated static let capacity = 1000

    private let name: String
    private let environment: [String: String]
    private let warn: (String) -> Void
    private var isKept = true

    /// Loads the history of a program into readline, and says once if lines are remembered in this session only, and
    /// why.
    init(
        name: String, environment: [String: String] = .ofProcess,
        warn: @escaping (String) -> Void
    ) {
        self.name = "history-\(name)"
        self.environment = environment
        self.warn = warn
        using_history()
        stifle_history(Int32(Self.capacity))
        // A problem with the file is reported when the first line is to be kept.
        if let path = try? file {
            FolderLock.alone(in: Self.folder(of: path)) { _ = history_truncate_file(path, Int32(Self.capacity)) }
        }
        if let readable = UserState.existingFile(named: self.name, environment: environment) {
            read_history(readable)
        }
    }

    /// Remembers a line, unless it is blank or the same as the one before.
    mutating func add(_ line: String) {
        guard !line.allSatisfy(\.isWhitespace) else { return }
        if let last = history_get(history_base + history_length - 1), String(cString: last.pointee.line) == line {
            return
        }
        add_history(line)
        do {
            guard let path = try file else { return }
            try FolderLock.alone(in: Self.folder(of: path)) { () throws(CommandError) in
                try Self.append(line, to: path)
            }
        } catch {
            if isKept { warn("your commands are not saved: \(error)") }
            isKept = false
        }
    }

    /// The file, created again if it is gone.
    private var file: String? {
        get throws(CommandError) { try UserState.file(named: name, environment: environment) }
    }

    private static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    }

    private static func append(_ line: String, to path: String) throws(CommandError) {
        // The file is opened only now, because the process that had the lock may have replaced it.
        let file = open(path, O_RDWR | O_APPEND | O_CLOEXEC)
        guard file >= 0 else { throw CommandError.unwritable(path) }
        defer { close(file) }
        // A line that a full disk has cut short is not to be joined by this one.
        var last = UInt8(ascii: "\n")
        let end = lseek(file, 0, SEEK_END)
        if end > 0 { pread(file, &last, 1, end - 1) }
        let text = Array(((last == UInt8(ascii: "\n") ? "" : "\n") + line + "\n").utf8)
        guard UserState.write(text, to: file) else { throw CommandError.unwritable(path) }
    }
}
