package import Foundation
internal import PlainText

/// A process of a ``BackgroundProcess``: attended for a while, or until it ends.
///
/// All processes of its session end with it. So do processes that left the session, if they kept its environment. On
/// Linux also those that didn't, because orphans become children of this process while it attends or ends the process.
/// All of the first two kinds end when this process does, in whatever way, because the session has a warden. A process
/// that leaves the session, clears its environment and outlives this process remains.
package nonisolated final class RunningProcess {
    /// The reason why attending a process has come to an end.
    package enum Pause {
        /// The process has ended by itself.
        case ended
        /// There is what was waited for.
        case done
        case overdue, flood, greedy
    }

    private let process: pid_t
    private let warden: pid_t
    private let bounds: BackgroundProcess.Bounds
    private let (lifeline, feed): (DescriptorPair, DescriptorPair)
    private let pipes: [DescriptorPair]
    private var hasEnded = false

    init(
        _ words: [String], environment: [String: String], reading outputs: [[Int32]],
        within bounds: BackgroundProcess.Bounds
    ) throws(ProcessError) {
        (lifeline, feed) = (try DescriptorPair(), try DescriptorPair())
        pipes = try outputs.map { _ throws(ProcessError) in try DescriptorPair() }
        self.bounds = bounds
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nowhere) }
        var files: [Int32: Int32] = [0: feed.exit, 1: nowhere, 2: nowhere]
        for (pipe, descriptors) in zip(pipes, outputs) {
            for descriptor in descriptors { files[descriptor] = pipe.entrance }
        }
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        warden = try Self.startWarden(at: lifeline, removing: temporary)
        var environment = environment
        if mkdir(temporary, 0o700) == 0 { environment["TMPDIR"] = temporary }
        do {
            process = try Spawn.start(words, environment: environment, files: files, isAlone: true)
        } catch {
            lifeline.closeEntrance()
            Spawn.wait(for: warden)
            throw error
        }
        _ = lifeline.write(Data("\(process)\n".utf8)[...])
        for pipe in pipes { pipe.closeEntrance() }
        feed.closeExit()
    }

    deinit { _ = end(.done) { _, _ in } }

    /// Reads, and feeds the process, until it has ended or has to be, or until there is what is waited for.
    ///
    /// - Parameters:
    ///   - bytes: The bytes for the standard input of the process.
    ///   - closes: A Boolean value that determines whether the input ends with these bytes.
    ///   - isDone: A function that returns whether the awaited output has arrived. It runs after each piece of output.
    ///   - receive: The function that receives the output, with the index of its pipe.
    package func attend(
        feeding bytes: Data, closing closes: Bool = false, until isDone: () -> Bool = { false },
        _ receive: (Int, Data) -> Void
    ) -> Pause {
        // A program that stops reading doesn't end this one.
        let handler = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, handler) }
        return Orphans.adopted { attend(feeding: bytes[...], closes, isDone, receive) }
    }

    private func attend(
        feeding bytes: Data.SubSequence, _ closes: Bool, _ isDone: () -> Bool, _ receive: (Int, Data) -> Void
    ) -> Pause {
        let deadline = bounds.time.map { ContinuousClock.now + $0 }
        var (count, unread) = (0, bytes)
        if unread.isEmpty, closes { feed.closeEntrance() }
        while true {
            var polled = pipes.map { pollfd(fd: $0.exit, events: Int16(POLLIN), revents: 0) }
            polled.append(
                pollfd(fd: unread.isEmpty ? -1 : feed.entrance, events: Int16(POLLOUT), revents: 0))
            // Processes left behind may keep the pipes open, so the pipes alone don't tell that the program has ended.
            let isOpen = pipes.contains { $0.exit >= 0 }
            poll(&polled, nfds_t(polled.count), isOpen ? 50 : 2)
            if polled[pipes.count].revents != 0 {
                unread = unread.dropFirst(feed.write(unread) ?? unread.count)
                if unread.isEmpty, closes { feed.closeEntrance() }
            }
            for (index, pipe) in pipes.enumerated() where polled[index].revents != 0 {
                guard let data = pipe.read() else { continue }
                if data.isEmpty { pipe.closeExit() } else { receive(index, data) }
                count += data.count
            }
            if count > bounds.output { return .flood }
            if let memory = bounds.memory, bytesUsed > memory { return .greedy }
            if isDone() { return .done }
            if Spawn.hasEnded(process) { return .ended }
            if let deadline, ContinuousClock.now > deadline { return .overdue }
        }
    }

    /// The memory that the process has, in bytes, without what others have, too, or 0 if the system doesn't tell.
    private var bytesUsed: Int {
        #if os(Linux)
            let sizes = String(ofProcessFile: "/proc/\(process)/statm")?.split(separator: " ").prefix(3)
                .compactMap { Int($0) }
            guard let sizes, sizes.count == 3 else { return 0 }
            return (sizes[1] - sizes[2]) * Int(getpagesize())
        #else
            return 0
        #endif
    }

    /// Ends the process, if it has not ended, and all it has left behind. Returns how it ended.
    ///
    /// - Parameter reason: Why attending it has come to an end.
    package func end(_ reason: Pause, _ receive: (Int, Data) -> Void) -> BackgroundProcess.Ending {
        if hasEnded { return .exit(0) }
        hasEnded = true
        let status = Orphans.ended {
            feed.closeEntrance()
            lifeline.closeEntrance()
            Spawn.wait(for: warden)
            return Spawn.wait(for: process) ?? 0
        }
        switch reason {
        case .overdue: return .overdue
        case .flood: return .flood
        case .greedy: return .greedy
        case .ended, .done: break
        }
        // The program's last output may still be in the pipes.
        for (index, pipe) in pipes.enumerated() {
            var rest = bounds.output
            while rest > 0, case let data? = pipe.read(), !data.isEmpty {
                receive(index, data)
                rest -= data.count
            }
        }
        return status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
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
    /// A process of the session may have its own group, for example if Foundation started it, or its own session. Linux
    /// tells the session of each, and its environment, in which is the temporary folder. Elsewhere only the group ends.
    private static let warden = """
        trap 'rm -rf "$1"' EXIT
        read -r session || exit
        read -r end
        exec 2>/dev/null
        kill -KILL "-$session"
        for round in 1 2 3 4 5 6 7 8 9; do
            files=$(
                grep -ls "^[0-9]* (.*) [^Z] [0-9]* [0-9]* $session " /proc/[0-9]*/stat
                grep -lsF "TMPDIR=$1" /proc/[0-9]*/environ
            )
            [ "$files" ] || exit
            for file in $files; do
                file=${file#/proc/}
                kill -KILL "${file%/*}"
            done
        done
        """
}
