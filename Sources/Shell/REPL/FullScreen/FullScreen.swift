package import Canvases
internal import Foundation

/// A full-screen program: draws frames, and handles keys.
package final class FullScreen {
    /// The time for which an Escape byte waits for the rest of a key's sequence, in milliseconds. It is longer than the
    /// rest takes on a slow line, and too short to be noticed.
    private static let escapeTimeout: Int32 = 50
    private static let mostSkipped = 8

    private let frame: () -> TerminalFrame
    private let handle: (TerminalKey) -> Bool
    private let interval: () -> Int32
    private let look: () -> Bool
    private let signals: SignalInbox
    private var parser = KeyParser()
    /// The frame on the terminal, or nil if another program may have written over it.
    private var shown: TerminalFrame?
    /// A Boolean value that indicates whether the frame is stale. ``skipped`` is the number of frames skipped since
    /// then.
    private var isStale = false
    private var skipped = 0

    /// After `interval` milliseconds without a key, -1 for never, `look` says whether there is another frame.
    package init(
        frame: @escaping () -> TerminalFrame, handle: @escaping (TerminalKey) -> Bool,
        every interval: @escaping () -> Int32 = { -1 }, look: @escaping () -> Bool = { false }
    ) throws {
        self.frame = frame
        self.handle = handle
        self.interval = interval
        self.look = look
        signals = try SignalInbox(SignalInbox.ends + [SIGTSTP, SIGCONT, SIGWINCH])
    }

    /// A Boolean value that indicates whether standard input and output are a terminal on which frames can be drawn.
    package static var isPossible: Bool {
        let term = ProcessInfo.processInfo.environment["TERM"] ?? ""
        return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !["", "dumb"].contains(term)
    }

    /// Runs until a key or Control-C ends the program, or the terminal is gone. Later input stays unread.
    ///
    /// A signal that asks the process to end does so. In any case the terminal is then as it was before.
    package func run() {
        RawTerminal.enter()
        defer { RawTerminal.leave() }
        draw()
        while true {
            if isStale, skipped == Self.mostSkipped || !hasInput { draw() }
            guard waitForInput(milliseconds: parser.isInDoubt ? Self.escapeTimeout : interval()) else {
                if !parser.isInDoubt, look() { isStale = true }
                guard perform(parser.timeOut()) else { return }
                continue
            }
            while let signal = signals.next() {
                if signal == SIGINT { return }
                deal(with: signal)
            }
            guard hasInput else { continue }
            var byte: UInt8 = 0
            let count = read(STDIN_FILENO, &byte, 1)
            if count < 0, [EINTR, EAGAIN].contains(errno) { continue }
            guard count == 1, perform(parser.take(byte)) else { return }
        }
    }

    /// Gives the terminal, as it was before, to something else meanwhile.
    package func withoutTerminal<Result>(_ work: () -> Result) -> Result {
        RawTerminal.leave()
        defer { resume() }
        return work()
    }

    /// Handles a key, and returns whether the program goes on.
    private func perform(_ key: TerminalKey?) -> Bool {
        guard let key else { return true }
        // Frames are skipped, keys never.
        if isStale { skipped += 1 }
        isStale = true
        return handle(key)
    }

    /// Waits for a byte or a signal, and says whether there may be one: not if the time is over.
    private func waitForInput(milliseconds: Int32) -> Bool {
        var sources = [STDIN_FILENO, signals.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return poll(&sources, 2, milliseconds) != 0
    }

    private var hasInput: Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) > 0
    }

    private func deal(with signal: Int32) {
        switch signal {
        case SIGWINCH:
            shown = nil
            draw()
        case SIGTSTP:
            RawTerminal.leave()
            signals.succumb(to: signal)
            resume()
        case SIGCONT:
            resume()
        default:
            RawTerminal.leave()
            signals.succumb(to: signal)
        }
    }

    /// Redraws after another program had the terminal.
    private func resume() {
        RawTerminal.enter()
        shown = nil
        draw()
    }

    private func draw() {
        let frame = frame()
        let update = frame.update(from: shown)
        shown = frame
        isStale = false
        skipped = 0
        if !update.isEmpty { StandardStream.output.write(update) }
    }
}
