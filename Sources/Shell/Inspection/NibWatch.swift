internal import Foundation
internal import InterfaceBuilder

/// Watches the cost of the file that was opened last: computing time, and memory.
///
/// A program that was started for files ends when one takes too much, in the middle of its work. At a prompt only the
/// command ends, before the next thing that it does with the file, and memory is not watched.
package nonisolated final class NibWatch: @unchecked Sendable {
    /// The stages of work with a file. The project around it is not counted.
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
    private static let megabytes = 512
    /// The interval at which a program checks the limit.
    private static let interval = 0.05

    private let lock = NSLock()
    private var file: String?
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
        lock.withLock { (self.limit, isWatching) = (limit, true) }
        defer { lock.withLock { (file, isWatching) = (nil, false) } }
        return try work()
    }

    /// Begins again, with a file that is about to be read. A file that no command reads, as for Tab, is not watched,
    /// because its end would not be announced.
    package func open(_ file: String) {
        lock.withLock {
            guard isWatching else { return }
            (self.file, part, start, spent) = (file, .listing, now, [:])
        }
    }

    /// Does something with the file.
    package func run<Result>(_ part: Part, _ work: () throws -> Result) rethrows -> Result {
        let outer = enter(part)
        defer { _ = enter(outer) }
        return try work()
    }

    /// Throws if the file has taken too much.
    func check() throws(NibError) { if let excess { throw excess } }

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
            guard let file, part != .project else { return nil }
            count()
            spent[.project] = nil
            let seconds: Double
            switch limit {
            case .unlimited?: return nil
            case .seconds(let given)?: seconds = given
            case nil: seconds = Self.usualSeconds
            }
            let what: String
            if spent.values.reduce(0, +) > seconds {
                let most = spent.max { $0.value < $1.value }?.key ?? part
                what = "more than \(seconds.formatted()) s of computing time, most of it for \(most)"
            } else if endsProgram, Self.megabytesUsed > Self.megabytes {
                what = "more than \(Self.megabytes) MB of memory, the last of it for \(part)"
            } else {
                return nil
            }
            return NibError([IBFault("\(what); --limit none lets it go on", severity: .error, file: file)])
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
            let sizes = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
            let pages = sizes?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            return (pages * Int(getpagesize())) >> 20
        #else
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss >> 20
        #endif
    }
}
