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
    ///   - environment: Tells where the user's state is kept.
    init(name: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        path = UserState.file(named: "history-\(name)", environment: environment)
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
}
