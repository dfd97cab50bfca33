import Foundation

/// What a process, and those that it waited for, took of the machine.
public nonisolated struct ResourceUsage: Equatable, Sendable {
    /// How long processors worked for it, in seconds.
    public private(set) var seconds = 0.0

    /// The most memory it had at a time, in bytes.
    public private(set) var memory = 0

    init() {}

    /// Reads what `wait4(2)` reported.
    init(_ usage: rusage) {
        for time in [usage.ru_utime, usage.ru_stime] {
            seconds += Double(time.tv_sec) + Double(time.tv_usec) / 1e6
        }
        // Linux counts kilobytes, macOS bytes.
        #if os(Linux)
            memory = usage.ru_maxrss << 10
        #else
            memory = usage.ru_maxrss
        #endif
    }
}
