internal import Foundation

/// A program that shows a long text a screen at a time: `less`, or the one in `PAGER`.
struct Pager {
    private let command: String
    private let environment: [String: String]
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
        mayEndByItself = program.split(separator: "/").last != "less" || options.contains("F")
        // A less without options would show colors as codes, and take the text off the screen at its end.
        self.environment = environment.merging(["LESS": "RX" + Self.prompt, "LV": "-c"]) { own, _ in own }
            // The pager `less` writes no file and runs no command, whatever a learner types.
            .merging(["LESSSECURE": "1"]) { $1 }
    }

    /// The option of less with its prompt: at the end of the text, and before it.
    private static let prompt = "Ps?eq goes back:Space shows more, q goes back.$"

    /// Shows a text, waits until it has been read, and says whether it was: not if the pager can't be started.
    ///
    /// The terminal is afterwards in the mode it was in, whatever the pager did to it.
    func show(_ text: String) -> Bool {
        // A file, unlike a pipe, keeps no process waiting if a pager doesn't read to the end.
        guard let file = tmpfile() else { return false }
        defer { fclose(file) }
        let isWritten = text.utf8.withContiguousStorageIfAvailable { fwrite($0.baseAddress, 1, $0.count, file) }
        guard isWritten == text.utf8.count, fflush(file) == 0 else { return false }
        rewind(file)
        let process = ForegroundProcess(command: command, environment: environment)
        guard let status = process.run(readingFrom: fileno(file)) else { return false }
        return !ForegroundProcess.notFound.contains(status)
    }
}
