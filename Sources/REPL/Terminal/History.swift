@preconcurrency internal import CReadline
internal import Foundation

/// The lines typed before, in this session and earlier ones, kept in a file of the user's.
///
/// Each line is written to the file at once, so nothing is lost however the program ends. Who changes the file has a
/// lock, so that programs side by side keep each other's lines. A file that can't be written is still read; one that
/// can't be read only means that nothing is remembered.
struct History {
    /// How many lines are remembered.
    static let capacity = 1000

    private let path: String?

    /// Loads the history of a program into readline.
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - environment: Tells where the user's state is kept.
    init(name: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let file = "history-\(name)"
        path = UserState.file(named: file, environment: environment)
        using_history()
        stifle_history(Int32(Self.capacity))
        if let path {
            Self.withLock(on: path) { history_truncate_file(path, Int32(Self.capacity)) }
        }
        if let readable = path ?? UserState.existingFile(named: file, environment: environment) {
            read_history(readable)
        }
    }

    /// Remembers a line, unless it is blank or the same as the one before.
    func add(_ line: String) {
        guard !line.allSatisfy(\.isWhitespace) else { return }
        if let last = history_get(history_base + history_length - 1), String(cString: last.pointee.line) == line {
            return
        }
        add_history(line)
        guard let path else { return }
        Self.withLock(on: path) {
            // Opened only now: whoever had the lock may have put another file in the old one's place.
            let file = open(path, O_RDWR | O_APPEND | O_CLOEXEC)
            guard file >= 0 else { return }
            defer { close(file) }
            // A line that a full disk has cut short is not to be joined by this one.
            var last = UInt8(ascii: "\n")
            let end = lseek(file, 0, SEEK_END)
            if end > 0 { pread(file, &last, 1, end - 1) }
            let text = Array(((last == UInt8(ascii: "\n") ? "" : "\n") + line + "\n").utf8)
            _ = write(file, text, text.count)
        }
    }

    /// Does something while no other program changes the files in the folder of a file.
    private static func withLock(on path: String, _ body: () -> Void) {
        let folder = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if folder >= 0 { close(folder) } }
        // Without a lock, where a file system has none, the worst is a line lost.
        if folder >= 0 { flock(folder, LOCK_EX) }
        body()
    }
}
