@preconcurrency internal import CReadline
internal import Foundation

/// The lines typed before, in this session and earlier ones, kept in a file of the user's.
///
/// Each line is written to the file at once, so nothing is lost however the program ends. A file that can't be read or
/// written only means that nothing is remembered.
struct History {
    /// How many lines are remembered.
    static let capacity = 1000

    private let path: String?

    /// Loads the history of a program into readline.
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - environment: Tells where the user's state is kept, as in the XDG base directory specification.
    init(name: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        path = Self.folder(environment).flatMap { Self.prepareFile(named: "history-\(name)", in: $0) }
        using_history()
        stifle_history(Int32(Self.capacity))
        if let path {
            history_truncate_file(path, Int32(Self.capacity))
            read_history(path)
        }
    }

    /// Remembers a line, unless it is blank or the same as the one before.
    func add(_ line: String) {
        guard !line.allSatisfy(\.isWhitespace) else { return }
        if let last = history_get(history_base + history_length - 1), String(cString: last.pointee.line) == line {
            return
        }
        add_history(line)
        if let path { append_history(1, path) }
    }

    private static func folder(_ environment: [String: String]) -> String? {
        // The specification wants relative paths ignored.
        func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        let state = absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }
        return state.map { $0 + "/reusable-views" }
    }

    /// Makes sure that the file exists and is the user's alone.
    /// - Returns: Its path, or nil if that is impossible.
    private static func prepareFile(named name: String, in folder: String) -> String? {
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let path = folder + "/" + name
        // Not to wait for the other end, should somebody have put a named pipe there.
        let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        fchmod(file, 0o600)
        return path
    }
}
