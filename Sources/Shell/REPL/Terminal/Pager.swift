internal import Foundation

/// A program that shows a long text a screen at a time: `less`, or the one in `PAGER`.
struct Pager {
    private let command: String
    private let environment: [String: String]
    private let isLess: Bool
    /// A Boolean value that indicates whether the pager may end by itself where the window has room for the text.
    let mayEndByItself: Bool

    /// Finds the pager: `PAGER` is a command of the shell. Without one, `less` is looked for in `PATH`. If it is empty
    /// or `cat`, output isn't paged.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let wanted = environment["PAGER"].map { $0.trimmingCharacters(in: .whitespaces) }
        if let wanted {
            guard !wanted.isEmpty, wanted != "cat" else { return nil }
            command = wanted
        } else {
            guard environment.hasProgram("less") else { return nil }
            command = "less -RX"
        }
        let program = command.prefix { $0 != " " }
        let options = command.dropFirst(program.count) + (environment["LESS"] ?? "")
        isLess = program.split(separator: "/").last == "less"
        mayEndByItself = !isLess || options.contains("F")
        // A less without options would show colors as codes, and take the text off the screen at its end.
        self.environment = environment.merging(["LESS": "RX" + Self.prompt, "LV": "-c"]) { own, _ in own }
            // The pager `less` writes no file and runs no command, whatever a learner types.
            .merging(["LESSSECURE": "1"]) { $1 }
    }

    /// The option of less with its prompt: at the end of the text, and before it.
    private static let prompt = "Ps?eq goes back:Space shows more, q goes back.$"

    /// The letters and digits with which a command begins. `q` ends less without a command.
    private static let commandKeys = "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    /// The keys of less, in the language of lesskey(1), which less reads since version 582: each key of a command ends
    /// it, with the key as its status.
    private static let keys =
        "#command\n\\n forw-screen\n\\r forw-screen\n" + commandKeys.map { "\($0) quit \($0)\n" }.joined()

    /// Shows a text, and waits until it has been read.
    ///
    /// The terminal is afterwards in the mode it was in, whatever the pager did to it.
    ///
    /// - Parameter end: The function that receives the key that ended less, if a command begins with it, or nil if such
    ///   keys are keys of less.
    /// - Returns: `true` if the text was shown, `false` if the pager can't be started.
    func show(_ text: String, endedBy end: ((UInt8) -> Void)? = nil) -> Bool {
        // A file, unlike a pipe, keeps no process waiting if a pager doesn't read to the end.
        guard let file = tmpfile() else { return false }
        defer { fclose(file) }
        let isWritten = text.utf8.withContiguousStorageIfAvailable { fwrite($0.baseAddress, 1, $0.count, file) }
        guard isWritten == text.utf8.count, fflush(file) == 0 else { return false }
        rewind(file)
        let keys = FileManager.default.temporaryDirectory.appendingPathComponent("less-keys-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: keys) }
        var environment = environment
        if end != nil, (try? Data(Self.keys.utf8).write(to: keys)) != nil { environment["LESSKEYIN"] = keys.path }
        let process = ForegroundProcess(command: command, environment: environment)
        guard let status = process.run(readingFrom: fileno(file)) else { return false }
        if isLess, let end, let key = UInt8(exactly: status), Self.commandKeys.utf8.contains(key) { end(key) }
        return !ForegroundProcess.notFound.contains(status)
    }
}
