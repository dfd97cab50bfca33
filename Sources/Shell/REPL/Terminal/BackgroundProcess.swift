package import Foundation

/// A program that runs without a terminal until it ends, or has taken enough time or written enough.
///
/// Processes that it started and left behind end with it, and all of them end when this process does, in whatever way,
/// because its session has a warden. The program's temporary folder is deleted, too, and it has no other files.
/// Foundation's `Process` leaves behind what a process started, and on Linux waits by way of the loopback interface.
package nonisolated struct BackgroundProcess {
    package enum Ending: Equatable {
        /// The program ended by itself, with this status.
        case exit(Int32)
        case signal(Int32)
        /// The program was ended because it took too long.
        case overdue
        /// The program was ended because it wrote too much to read.
        case flood
    }

    private let words: [String]
    private let environment: [String: String]
    private let input: Data
    private let limit: Duration?
    private let mostBytes: Int

    /// Describes a program, which is looked for where the shell looks, and its arguments.
    package init(
        _ words: [String], environment: [String: String] = [:], input: Data = Data(), limit: Duration? = nil,
        mostBytes: Int = 1 << 24
    ) {
        self.words = words
        self.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        (self.input, self.limit, self.mostBytes) = (input, limit, mostBytes)
    }

    /// Describes a program that ends as an app would on a phone.
    package init(app: [String], environment: [String: String] = [:], limit: Duration) {
        // The main thread of an iOS app has a stack of 1 MB, so endless recursion ends as fast as there. The 8 MB of
        // Linux take seconds. The program ends on purpose, so neither a file with its memory nor Swift's own backtrace
        // is needed, which would bury the message and take seconds as well.
        self.init(
            ["/bin/sh", "-c", #"ulimit -s 1024; ulimit -c 0; exec "$0" "$@""#] + app,
            environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }, limit: limit)
    }

    /// Runs the program until it ends, and keeps its output to some descriptors. Other output is lost.
    package func run(keeping descriptors: [Int32]) throws(ProcessError) -> (ending: Ending, written: [Data]) {
        var written = descriptors.map { _ in Data() }
        let ending = try run(reading: descriptors.map { [$0] }) { written[$0] += $1 }
        return (ending, written)
    }

    /// Runs the program until it ends, and passes its output, with the index of the pipe, to `receive`.
    package func run(
        reading outputs: [[Int32]], _ receive: (Int, Data) -> Void
    ) throws(ProcessError) -> Ending {
        // A program that stops reading doesn't end this one, and a program that has ended must be waited for.
        let handlers = [(SIGPIPE, SIG_IGN), (SIGCHLD, SIG_DFL)].map { ($0, signal($0, $1)) }
        defer { for (number, handler) in handlers { signal(number, handler) } }

        let (lifeline, feed) = (try DescriptorPair(), try DescriptorPair())
        let pipes = try outputs.map { _ throws(ProcessError) in try DescriptorPair() }
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nowhere) }
        var files: [Int32: Int32] = [0: feed.exit, 1: nowhere, 2: nowhere]
        for (pipe, descriptors) in zip(pipes, outputs) {
            for descriptor in descriptors { files[descriptor] = pipe.entrance }
        }
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        let warden = try Self.startWarden(at: lifeline, removing: temporary)
        func dismissWarden() {
            lifeline.closeEntrance()
            Self.wait(for: warden)
        }
        var environment = environment
        if mkdir(temporary, 0o700) == 0 { environment["TMPDIR"] = temporary }
        let process: pid_t
        do {
            process = try Spawn.start(words, environment: environment, files: files, isAlone: true)
        } catch {
            dismissWarden()
            throw error
        }
        _ = lifeline.write(Data("\(process)\n".utf8)[...])
        for pipe in pipes { pipe.closeEntrance() }
        feed.closeExit()

        let reason = attend(process, pipes, feed, receive)
        dismissWarden()
        let status = Self.wait(for: process)
        if let reason { return reason }
        // The program's last output may still be in the pipes.
        for (index, pipe) in pipes.enumerated() {
            var rest = mostBytes
            while rest > 0, case let data? = pipe.read(), !data.isEmpty {
                receive(index, data)
                rest -= data.count
            }
        }
        return status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
    }

    /// Reads and feeds until the process has ended, or has to be. Then it says why.
    private func attend(
        _ process: pid_t, _ pipes: [DescriptorPair], _ feed: DescriptorPair, _ receive: (Int, Data) -> Void
    ) -> Ending? {
        let deadline = limit.map { ContinuousClock.now + $0 }
        var (count, unread) = (0, input[...])
        if unread.isEmpty { feed.closeEntrance() }
        while true {
            var polled = pipes.map { pollfd(fd: $0.exit, events: Int16(POLLIN), revents: 0) }
            polled.append(pollfd(fd: feed.entrance, events: Int16(POLLOUT), revents: 0))
            // Processes left behind may keep the pipes open, so the pipes alone don't tell that the program has ended.
            let isOpen = pipes.contains { $0.exit >= 0 }
            poll(&polled, nfds_t(polled.count), isOpen ? 50 : 2)
            if polled[pipes.count].revents != 0 {
                unread = unread.dropFirst(feed.write(unread) ?? unread.count)
                if unread.isEmpty { feed.closeEntrance() }
            }
            for (index, pipe) in pipes.enumerated() where polled[index].revents != 0 {
                guard let data = pipe.read() else { continue }
                if data.isEmpty { pipe.closeExit() } else { receive(index, data) }
                count += data.count
            }
            if count > mostBytes { return .flood }
            if Self.hasEnded(process) { return nil }
            if let deadline, ContinuousClock.now > deadline { return .overdue }
        }
    }

    /// Returns a Boolean value that indicates whether a process has ended. The process can still be waited for, so its
    /// number can't belong to another one.
    private static func hasEnded(_ process: pid_t) -> Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_signo == SIGCHLD
    }

    @discardableResult
    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        return status
    }

    /// Starts the process that ends a session, and removes its temporary folder, when no process holds a lifeline any
    /// more.
    static func startWarden(at lifeline: DescriptorPair, removing folder: String) throws(ProcessError) -> pid_t {
        defer { lifeline.closeExit() }
        return try Spawn.start(
            ["/bin/sh", "-c", warden, "warden", folder], environment: ["PATH": "/usr/bin:/bin"],
            files: [0: lifeline.exit], isAlone: true)
    }

    /// A script that reads the number of a session, waits until no process can write to it any more, and then ends all
    /// of the session.
    ///
    /// A process of the session may have its own group, for example if Foundation started it. Linux tells the session
    /// of each. Elsewhere only the group ends.
    private static let warden = """
        trap 'rm -rf "$1"' EXIT
        read -r session || exit
        read -r end
        exec 2>/dev/null
        kill -KILL "-$session"
        for round in 1 2 3 4 5 6 7 8 9; do
            files=$(grep -ls "^[0-9]* (.*) [^Z] [0-9]* [0-9]* $session " /proc/[0-9]*/stat)
            [ "$files" ] || exit
            for file in $files; do
                file=${file#/proc/}
                kill -KILL "${file%/stat}"
            done
        done
        """
}
