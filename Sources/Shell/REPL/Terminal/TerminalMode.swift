internal import Foundation

/// The terminal's treatment of keys and lines.
nonisolated enum TerminalMode {
    /// Does something to the terminal and restores its mode, even if that was forgotten.
    static func preserved<Result>(during work: () -> Result) -> Result {
        var mode = termios()
        guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return work() }
        defer {
            // In a program that was put in the background meanwhile this would stop it: then the mode is not its own.
            if tcgetpgrp(STDIN_FILENO) == getpgrp() { tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) }
        }
        return work()
    }
}
