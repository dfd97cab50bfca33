internal import Foundation

/// A command of the shell that has the terminal until it ends.
package struct ForegroundProcess {
    /// The statuses that a shell returns if a command doesn't exist, or isn't a program.
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
        // The handlers are those of system(3): keys that interrupt are for the command. One that stops it stops this
        // program as well.
        let handlers = [(SIGINT, SIG_IGN), (SIGQUIT, SIG_IGN), (SIGTSTP, SIG_DFL)].map { ($0, signal($0, $1)) }
        defer { for (number, handler) in handlers { signal(number, handler) } }
        return TerminalMode.preserved {
            let words = ["/bin/sh", "-c", command, "sh"] + arguments
            guard let process = try? Spawn.start(words, environment: environment, files: [STDIN_FILENO: descriptor])
            else { return nil }
            return Spawn.wait(for: process).map { ($0 >> 8) & 0xFF }
        }
    }
}
