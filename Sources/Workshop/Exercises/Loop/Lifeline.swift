internal import Foundation

/// A connection by standard input to the process that started this one. When it closes, this process ends with all its
/// child processes, as a `BackgroundProcess` does.
///
/// This stops all work when a user leaves, or the program that waits is killed.
nonisolated enum Lifeline {
    static func hold() {
        signal(SIGPIPE, SIG_IGN)
        DispatchQueue.global().async {
            var byte: UInt8 = 0
            while read(STDIN_FILENO, &byte, 1) > 0 {}
            _exit(EXIT_FAILURE)
        }
    }
}
