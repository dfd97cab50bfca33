internal import Foundation

/// Keys that a program gets as they are pressed, without Enter.
enum SingleKeys {
    /// Does something that waits for keys, and gives the terminal back afterwards.
    ///
    /// - Parameters:
    ///   - terminal: Where keys come from.
    ///   - work: Gets a function that waits some milliseconds for a key; nil if none was pressed. Control-C is a key,
    ///     too; the end of input is Control-D.
    static func read(
        from terminal: Int32 = STDIN_FILENO, _ work: ((Int32) -> Character?) throws -> Void
    ) rethrows {
        var mode = termios()
        tcgetattr(terminal, &mode)
        let before = mode
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(terminal, TCSADRAIN, &mode)
        defer {
            var before = before
            tcsetattr(terminal, TCSADRAIN, &before)
        }
        try work { milliseconds in
            var input = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            guard poll(&input, 1, milliseconds) > 0 else { return nil }
            var byte: UInt8 = 0
            return Foundation.read(terminal, &byte, 1) == 1 ? Character(Unicode.Scalar(byte)) : "\u{4}"
        }
    }
}
