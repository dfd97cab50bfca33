internal import Foundation

/// Standard input as a line to the process that started this one: when it is cut, the process ends, and with it all
/// that it has started, as a `BackgroundProcess` does.
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
