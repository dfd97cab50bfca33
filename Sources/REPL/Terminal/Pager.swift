internal import Foundation

/// A program that shows a long text a screen at a time: `less`, or what `PAGER` says.
struct Pager {
    private let command: String
    private let environment: [String: String]

    /// Finds the pager.
    ///
    /// - Parameter environment: Its `PAGER` is a command of the shell; without one, `less` is looked for in `PATH`.
    /// - Returns: nil if there is none, or if `PAGER` is empty or `cat`: then nothing is paged.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let wanted = environment["PAGER"].map { $0.trimmingCharacters(in: .whitespaces) }
        if let wanted {
            guard !wanted.isEmpty, wanted != "cat" else { return nil }
            command = wanted
        } else {
            let folders = (environment["PATH"] ?? "").split(separator: ":")
            guard folders.contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/less") }) else {
                return nil
            }
            command = "less -RFX"
        }
        // A less without options would show colours as codes, and take the text off the screen at its end.
        self.environment = environment.merging(["LESS": "RFX", "LV": "-c"]) { own, _ in own }
    }

    /// Shows a text and waits until it has been read.
    ///
    /// The terminal is afterwards in the mode it was in, whatever the pager did to it.
    ///
    /// - Returns: Whether the text was shown: false if there is no such pager, or it can't be started.
    func show(_ text: String) -> Bool {
        // A file, not a pipe: a pager that doesn't read to the end keeps nobody waiting.
        guard let file = tmpfile() else { return false }
        defer { fclose(file) }
        let isWritten = text.utf8.withContiguousStorageIfAvailable { fwrite($0.baseAddress, 1, $0.count, file) }
        guard isWritten == text.utf8.count, fflush(file) == 0 else { return false }
        rewind(file)
        return TerminalMode.preserved {
            guard let status = run(readingFrom: fileno(file)) else { return false }
            // What a shell answers when there is no such command, or it is no program.
            return ![126, 127].contains(status)
        }
    }

    /// Runs the command in the foreground until it ends.
    ///
    /// - Returns: Its exit status; 0 if a signal ended it; nil if it can't be started.
    private func run(readingFrom descriptor: Int32) -> Int32? {
        // As system(3) does it: keys that interrupt are for the pager; one that stops it stops this program as well.
        let handlers = [(SIGINT, SIG_IGN), (SIGQUIT, SIG_IGN), (SIGTSTP, SIG_DFL)].map { ($0, signal($0, $1)) }
        defer { for (number, handler) in handlers { signal(number, handler) } }
        guard let process = spawn(descriptor) else { return nil }
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1 {
            if errno != EINTR { return nil }
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 0
    }

    private func spawn(_ descriptor: Int32) -> pid_t? {
        #if os(Linux)
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #else
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO)
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        let arguments: [String] = ["/bin/sh", "-c", command]
        var words = arguments.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        return posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables) == 0 ? process : nil
    }
}
