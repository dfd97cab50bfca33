internal import Foundation

/// A self-pipe: turns signals into bytes to read, so that they are handled between two steps of the program.
///
/// The handler writes the signal's number into a pipe that the input loop polls. While an inbox exists, its signals
/// have no other effect. If there are several, the newest gets them.
nonisolated final class SignalInbox {
    /// Becomes readable when a signal has arrived.
    let descriptor: Int32

    /// The signals that end a process, as far as it may hear of them first: whatever ends it gives the terminal back.
    static let ends: [Int32] = {
        let everywhere = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU]
        #if os(Linux)
            return everywhere + [SIGPOLL, SIGPWR, SIGSTKFLT]
        #else
            return everywhere
        #endif
    }()

    private let handlersBefore: [(number: Int32, handler: (@convention(c) (Int32) -> Void)?)]
    private let entranceBefore: Int32

    /// The pipe's write end. Static, as a handler can't capture anything.
    nonisolated(unsafe) private static var entrance: Int32 = -1

    /// Throws if the system has no more file descriptors.
    init(_ signals: [Int32]) throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        descriptor = ends[0]
        entranceBefore = Self.entrance
        Self.entrance = ends[1]
        handlersBefore = signals.map { number in
            let before = signal(number) { number in
                if number == SIGINT { Interruption.hasCome = true }
                let previousError = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(SignalInbox.entrance, &byte, 1)
                errno = previousError
            }
            return (number, before)
        }
    }

    deinit {
        for (number, handler) in handlersBefore { signal(number, handler) }
        close(Self.entrance)
        Self.entrance = entranceBefore
        close(descriptor)
    }

    /// The signal that arrived first of those not yet taken, or nil.
    func next() -> Int32? {
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
    }

    /// Takes the signal's default action: ends or stops the process. Returns if it went on after being stopped.
    func succumb(to number: Int32) {
        let handler = signal(number, SIG_DFL)
        raise(number)
        signal(number, handler)
    }
}
