internal import Foundation

/// The terminal in raw mode: the alternate screen, no cursor, unbuffered keys.
///
/// However the process ends, also by `exit()` or a crash, the terminal is restored. Messages to standard error
/// meanwhile, such as the reason for the end, are printed then.
nonisolated enum RawTerminal {
    /// Alternate screen, no cursor, no line wrapping, SGR 1006 mouse, bracketed paste.
    private static let hello = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
    /// The sequences that undo `hello`, in reverse order.
    private static let farewell: StaticString =
        "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    private static let mistakes = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

    // A handler of signals, which can't capture anything, needs them. The modes have memory of their own: Swift 6.3
    // makes a global that begins as a C structure of zeros too short, by the holes between its members.
    nonisolated(unsafe) private static let modesBefore = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    nonisolated(unsafe) private static var isEntered = false
    nonisolated(unsafe) private static var actionsBefore: [(number: Int32, action: sigaction)] = []
    /// The file that standard error is redirected to, and its original descriptor, or -1 while it isn't redirected.
    nonisolated(unsafe) private static var errors: (file: Int32, before: Int32) = (-1, -1)

    /// Enters raw mode, or does so again if another program has changed the terminal. Signals are sent as before.
    static func enter() {
        if !isEntered {
            tcgetattr(STDIN_FILENO, modesBefore)
            prepareForTheWorst()
            keepErrors()
            isEntered = true
        }
        var modes = modesBefore.pointee
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        modes.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
        withUnsafeMutableBytes(of: &modes.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
        StandardStream.output.write(hello)
    }

    /// Restores the terminal. Idempotent, and safe in a signal handler.
    static func leave() {
        guard isEntered else { return }
        isEntered = false
        _ = write(STDOUT_FILENO, farewell.utf8Start, farewell.utf8CodeUnitCount)
        tcsetattr(STDIN_FILENO, TCSADRAIN, modesBefore)
        writeErrors()
        for index in actionsBefore.indices { sigaction(actionsBefore[index].number, &actionsBefore[index].action, nil) }
    }

    /// Redirects standard error to a file, if it is a terminal: it would spoil the alternate screen, and go with it.
    private static func keepErrors() {
        guard isatty(STDERR_FILENO) == 1, let file = tmpfile() else { return }
        defer { fclose(file) }
        errors = (fcntl(fileno(file), F_DUPFD_CLOEXEC, 3), fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3))
        dup2(errors.file, STDERR_FILENO)
    }

    private static func writeErrors() {
        guard errors.file >= 0 else { return }
        dup2(errors.before, STDERR_FILENO)
        lseek(errors.file, 0, SEEK_SET)
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { bytes in
            while case let count = read(errors.file, bytes.baseAddress, bytes.count), count > 0 {
                _ = write(STDERR_FILENO, bytes.baseAddress, count)
            }
        }
        close(errors.file)
        close(errors.before)
        errors = (-1, -1)
    }

    private static func prepareForTheWorst() {
        _ = leaveAtExit
        actionsBefore = mistakes.map { number in
            var (before, action) = (sigaction(), sigaction())
            let handler: @convention(c) (Int32) -> Void = { number in
                // Then the previous handler.
                RawTerminal.leave()
                raise(number)
            }
            #if os(Linux)
                action.__sigaction_handler.sa_handler = handler
            #else
                action.__sigaction_u.__sa_handler = handler
            #endif
            sigaction(number, &action, &before)
            return (number, before)
        }
    }

    private static let leaveAtExit: Void = { atexit { RawTerminal.leave() } }()
}
