import Foundation
import Testing

/// The settings of the abuse tests, from the environment that `.ci/abuse` sets.
nonisolated enum Abuse {
    private static let environment = ProcessInfo.processInfo.environment

    /// A Boolean value that indicates whether the abuse tests run.
    static let isWanted = environment["ABUSE_SEED"] != nil

    /// The seed of all random numbers.
    static let seed = environment["ABUSE_SEED"].flatMap { UInt64($0) } ?? 1

    /// A number of attempts.
    ///
    /// - Parameter few: How many there are if `--times` is 1.
    static func rounds(_ few: Int) -> Int { few * (environment["ABUSE_FACTOR"].flatMap { Int($0) } ?? 1) }

    /// The folder of the package.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A file for what is being tried, to be looked at should the process end.
    ///
    /// - Parameter name: Its name in `.build/abuse/<seed>`.
    static func evidence(_ name: String) throws -> URL {
        let folder = root.appendingPathComponent(".build/abuse/\(seed)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent(name)
    }

    /// The timer that goes on while processors work.
    #if os(Linux)
        private static let timer = __itimer_which_t(ITIMER_PROF.rawValue)
    #else
        private static let timer = ITIMER_PROF
    #endif

    /// Does something, and ends the process if processors work on it for half a minute.
    ///
    /// - Returns: How long the processor worked on it, in seconds.
    static func measure(_ work: () throws -> Void) rethrows -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        // Not by the clock, which goes on while others have the processors.
        var limit = itimerval()
        limit.it_value.tv_sec = 30
        setitimer(timer, &limit, nil)
        defer {
            limit.it_value.tv_sec = 0
            setitimer(timer, &limit, nil)
        }
        try work()
        return now() - start
    }

    /// Returns the characters of a text that control a terminal. The rule is written independently of the programs'
    /// own.
    static func steering(in text: String) -> Set<String> {
        let steering = CharacterSet.controlCharacters.union(CharacterSet(charactersIn: "\u{2028}\u{2029}"))
            .subtracting(CharacterSet(charactersIn: "\n\t"))
        guard text.unicodeScalars.contains(where: steering.contains) else { return [] }
        // Joiners and tags belong to characters that need them.
        return Set(
            text.filter { $0.unicodeScalars.count == 1 }.unicodeScalars.filter(steering.contains).map {
                String($0.value, radix: 16)
            })
    }
}
