internal import Foundation
package import InterfaceBuilder
internal import PlainText

/// Watches the cost of the file that was opened last, and of the project around all files: computing time, and memory.
///
/// A program that was started for files ends when one takes too much, in the middle of its work. At a prompt only the
/// command ends, before the next thing that it does with the file, and memory is not watched.
package nonisolated final class NibWatch: @unchecked Sendable {
    /// The stages of work with a file. The project around it is counted by itself.
    package enum Part: String {
        case reading, loading, layout, checking, listing, comparing, drawing, project
    }

    /// The watch of all commands, of which one runs at a time.
    package static let shared = NibWatch()

    /// The computing time that a file may take, in seconds. Without optimisation all takes several times as long.
    private static let usualSeconds: Double = {
        #if DEBUG
            10
        #else
            2
        #endif
    }()
    /// The computing time that a project may take, in seconds. Its sources are read once for all its nibs.
    private static let usualProjectSeconds = 10 * usualSeconds
    private static let megabytes = 512
    /// The interval at which a program checks the limit.
    private static let interval = 0.05

    private let lock = NSLock()
    private var file: String?
    /// The file of the project that was read last.
    private var source: String?
    private var limit: NibLimit?
    private var isWatching = false
    private var part = Part.listing
    /// The beginning of this part, and the time of the others.
    private var (start, spent): (Double, [Part: Double]) = (0, [:])
    /// A Boolean value that determines whether the program ends instead of its command.
    private var endsProgram = false

    package func endProgramInTime() {
        endsProgram = true
        Thread.detachNewThread { [self] in
            while true {
                Thread.sleep(forTimeInterval: Self.interval)
                guard let error = excess else { continue }
                FileHandle.standardError.write(Data("error: \(error)\n".utf8))
                _exit(EXIT_FAILURE)
            }
        }
    }

    /// Runs a command's work, watching the files that it opens.
    package func watching<Result>(within limit: NibLimit?, _ work: () throws -> Result) rethrows -> Result {
        lock.withLock { (self.limit, isWatching, part, start, spent) = (limit, true, .listing, now, [:]) }
        defer { lock.withLock { (file, source, isWatching) = (nil, nil, false) } }
        return try work()
    }

    /// Begins again, with a file that is about to be read. A file that no command reads, as for Tab, is not watched,
    /// because its end would not be announced.
    package func open(_ file: String) {
        lock.withLock {
            guard isWatching else { return }
            count()
            (self.file, part, spent) = (file, .listing, spent.filter { $0.key == .project })
        }
    }

    /// Returns a Boolean value that indicates whether the project may still be read, and notes its next file.
    package func reads(_ source: String) -> Bool {
        lock.withLock { self.source = source }
        return endsProgram || excess == nil
    }

    /// Does something with the file.
    package func run<Result>(_ part: Part, _ work: () throws -> Result) rethrows -> Result {
        let outer = enter(part)
        defer { _ = enter(outer) }
        return try work()
    }

    /// Throws if the file has taken too much.
    package func check() throws(NibError) { if let excess { throw excess } }

    private func enter(_ part: Part) -> Part {
        lock.withLock {
            count()
            defer { self.part = part }
            return self.part
        }
    }

    private func count() {
        let now = now
        spent[part, default: 0] += now - start
        start = now
    }

    /// The reason why the file has taken too much, or nil if it has not.
    private var excess: NibError? {
        lock.withLock { () -> NibError? in
            guard isWatching else { return nil }
            count()
            let (seconds, projectSeconds): (Double, Double)
            switch limit {
            case .unlimited?: return nil
            case .seconds(let given)?: (seconds, projectSeconds) = (given, given)
            case nil: (seconds, projectSeconds) = (Self.usualSeconds, Self.usualProjectSeconds)
            }
            let own = spent.filter { $0.key != .project }
            let what: String
            var place = file
            if let source, spent[.project, default: 0] > projectSeconds {
                what = "more than \(projectSeconds.formatted()) s of computing time for the project, up to this file"
                place = source
            } else if file != nil, own.values.reduce(0, +) > seconds {
                let most = own.max { $0.value < $1.value }?.key ?? part
                what = "more than \(seconds.formatted()) s of computing time, most of it for \(most)"
            } else if endsProgram, file != nil || part == .project, Self.megabytesUsed > Self.megabytes {
                what = "more than \(Self.megabytes) MB of memory, the last of it for \(part)"
            } else {
                return nil
            }
            let end = "; --limit none lets it go on"
            return NibError([IBFault(what + end, severity: .error, file: place ?? source ?? "project")])
        }
    }

    /// The computing time used: by the program, or, as others may work beside it, by the thread.
    private var now: Double {
        var time = timespec()
        clock_gettime(endsProgram ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static var megabytesUsed: Int {
        #if os(Linux)
            // `getrusage` also counts the memory of the process that started the program.
            let sizes = String(ofProcessFile: "/proc/self/statm")
            let pages = sizes?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            return (pages * Int(getpagesize())) >> 20
        #else
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss >> 20
        #endif
    }
}
