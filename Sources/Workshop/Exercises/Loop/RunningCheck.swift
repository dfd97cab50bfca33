internal import Foundation
internal import REPL

/// A check that goes on in a process of its own, so that keys are heard meanwhile.
final class RunningCheck {
    private let process: pid_t
    /// The standard input of the process. Closing it ends the process.
    private let lifeline: DescriptorPair
    private let reports: DescriptorPair
    private var unread = Data()
    private(set) var isOver = false

    /// Starts one, with words for this program, or nil if the system has no room for another process.
    init?(_ words: [String]) {
        guard let program = Bundle.main.executableURL, let lifeline = try? DescriptorPair(),
            let reports = try? DescriptorPair()
        else { return nil }
        let quiet = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(quiet) }
        let process = try? Spawn.start(
            [program.path] + words, environment: ProcessInfo.processInfo.environment,
            files: [STDIN_FILENO: lifeline.exit, STDOUT_FILENO: reports.entrance, STDERR_FILENO: quiet], isAlone: true)
        guard let process else { return nil }
        lifeline.closeExit()
        reports.closeEntrance()
        (self.process, self.lifeline, self.reports) = (process, lifeline, reports)
    }

    /// Returns the events since the last call.
    func events() -> [CheckEvent] {
        read()
        var events: [CheckEvent] = []
        while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
            if let event = try? JSONDecoder().decode(CheckEvent.self, from: unread[..<end]) { events.append(event) }
            unread = Data(unread[(end + 1)...])
        }
        return events
    }

    func end() {
        lifeline.closeEntrance()
        var source = pollfd(fd: reports.exit, events: Int16(POLLIN), revents: 0)
        while !isOver {
            poll(&source, 1, -1)
            read()
        }
    }

    /// Reads the available bytes. When no process can write any more, the process has ended, or is about to.
    private func read() {
        while !isOver, let data = reports.read() {
            unread += data
            guard data.isEmpty else { continue }
            isOver = true
            lifeline.closeEntrance()
            Spawn.wait(for: process)
        }
    }
}
