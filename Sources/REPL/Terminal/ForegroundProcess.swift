internal import Foundation

/// A command of the shell that has the terminal until it ends.
package struct ForegroundProcess {
    /// What a shell answers when there is no such command, or it is no program.
    static let notFound: Set<Int32> = [126, 127]

    private let command: String
    private let arguments: [String]
    private let environment: [String: String]

    /// Describes a command as a shell reads it, which calls the arguments `$@`.
    package init(
        command: String, arguments: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        (self.command, self.arguments, self.environment) = (command, arguments, environment)
    }

    /// Runs it until it ends: its exit status, 0 if a signal ended it, nil if it can't be started. The terminal is
    /// afterwards in the mode it was in.
    package func run(readingFrom descriptor: Int32 = STDIN_FILENO) -> Int32? {
        // As system(3) does it: keys that interrupt are for the command; one that stops it stops this program as well.
        let handlers = [(SIGINT, SIG_IGN), (SIGQUIT, SIG_IGN), (SIGTSTP, SIG_DFL)].map { ($0, signal($0, $1)) }
        defer { for (number, handler) in handlers { signal(number, handler) } }
        return TerminalMode.preserved {
            guard let process = spawn(descriptor) else { return nil }
            var status: Int32 = 0
            while waitpid(process, &status, 0) == -1 {
                if errno != EINTR { return nil }
            }
            return status & 0x7F == 0 ? (status >> 8) & 0xFF : 0
        }
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
        var words = (["/bin/sh", "-c", command, "sh"] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        return posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables) == 0 ? process : nil
    }
}
