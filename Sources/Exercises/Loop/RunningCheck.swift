internal import Foundation
internal import REPL

/// A check that goes on in a process of its own, so that keys are heard meanwhile.
final class RunningCheck {
    private let process: pid_t
    /// What the process reads; closed, -1, to end it.
    private var lifeline: Int32
    private let reports: Int32
    private var unread = Data()
    /// Whether the process has ended.
    private(set) var isOver = false

    /// Starts one; nil if the system has no room for another process.
    ///
    /// - Parameter words: What this program is called with to do it.
    init?(_ words: [String]) {
        guard let program = Bundle.main.executableURL, let input = Self.pipe(), let output = Self.pipe() else {
            return nil
        }
        let quiet = open("/dev/null", O_WRONLY | O_CLOEXEC)
        let command = ForegroundProcess(command: #"exec "$@""#, arguments: [program.path] + words)
        let process = command.start(input.exit, output.entrance, quiet)
        for descriptor in [input.exit, output.entrance, quiet] { close(descriptor) }
        (self.process, lifeline, reports) = (process ?? 0, input.entrance, output.exit)
        _ = fcntl(reports, F_SETFL, O_NONBLOCK)
        if process == nil { return nil }
    }

    private static func pipe() -> (exit: Int32, entrance: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// What was reported since this was asked last.
    func events() -> [CheckEvent] {
        read()
        var events: [CheckEvent] = []
        while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
            if let event = try? JSONDecoder().decode(CheckEvent.self, from: unread[..<end]) { events.append(event) }
            unread = Data(unread[(end + 1)...])
        }
        return events
    }

    /// Ends it, and all that it has started.
    func end() {
        cut()
        var source = pollfd(fd: reports, events: Int16(POLLIN), revents: 0)
        while !isOver {
            poll(&source, 1, -1)
            read()
        }
    }

    private func cut() {
        if lifeline >= 0 { close(lifeline) }
        lifeline = -1
    }

    /// Reads what there is. When nobody can write any more, the process has ended, or is about to.
    private func read() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while !isOver, case let count = Foundation.read(reports, &bytes, bytes.count), count >= 0 {
            unread += bytes[..<count]
            guard count == 0 else { continue }
            isOver = true
            cut()
            close(reports)
            while waitpid(process, nil, 0) == -1, errno == EINTR {}
        }
    }
}
