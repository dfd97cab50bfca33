package import Foundation

/// A program that runs without a terminal until it ends, or has taken enough time or memory, or written enough.
///
/// The program gets only the pipes it needs, and a temporary folder, which is deleted in the end. ``RunningProcess``
/// says which processes end with it. Foundation's `Process` leaves behind what a process started, and on Linux waits by
/// way of the loopback interface.
package nonisolated struct BackgroundProcess {
    package enum Ending: Equatable {
        /// The program ended by itself, with this status.
        case exit(Int32)
        case signal(Int32)
        /// The program was ended because it took too long.
        case overdue
        /// The program was ended because it wrote too much to read.
        case flood
        /// The program was ended because it took too much memory.
        case greedy
    }

    /// The bounds of what a program may take.
    struct Bounds {
        var time: Duration?
        /// The number of bytes that it may write.
        var output = 1 << 24
        /// The number of bytes of memory that it may have, without what it shares, or nil for any number.
        var memory: Int?
    }

    /// The memory that an app may have, in megabytes: as much as `nib` may take for a file.
    package static let megabytesOfApp = 512

    private let words: [String]
    private let environment: [String: String]
    private let input: Data
    private var bounds: Bounds

    /// Describes a program, which is looked for where the shell looks, and its arguments.
    package init(
        _ words: [String], environment: [String: String] = [:], input: Data = Data(), limit: Duration? = nil,
        mostBytes: Int = 1 << 24
    ) {
        self.words = words
        self.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        (self.input, bounds) = (input, Bounds(time: limit, output: mostBytes))
    }

    /// Describes a program that ends as an app would on a phone.
    package init(app: [String], environment: [String: String] = [:], limit: Duration) {
        // The main thread of an iOS app has a stack of 1 MB, so endless recursion ends as fast as there. The 8 MB of
        // Linux take seconds. The program ends on purpose, so neither a file with its memory nor Swift's own backtrace
        // is needed, which would bury the message and take seconds as well.
        self.init(
            ["/bin/sh", "-c", #"ulimit -s 1024; ulimit -c 0; exec "$0" "$@""#] + app,
            environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }, limit: limit)
        bounds.memory = Self.megabytesOfApp << 20
    }

    /// Starts the program, with a pipe for each list of its descriptors. Other output is lost.
    package func start(reading outputs: [[Int32]]) throws(ProcessError) -> RunningProcess {
        try RunningProcess(words, environment: environment, reading: outputs, within: bounds)
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
        let process = try start(reading: outputs)
        // Control-C doesn't reach a process without a terminal.
        let pause = process.attend(feeding: input, closing: true, until: { Interruption.hasCome }, receive)
        let ending = process.end(pause, receive)
        if pause == .done { throw ProcessError(program: words[0], code: EINTR) }
        return ending
    }
}
