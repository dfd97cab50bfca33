package import Foundation

/// The output and ending of a process that crashed as the app would on a phone.
package struct CrashReport {
    package let output: String
    /// The text that the process wrote to standard error before it ended.
    package let message: String
    /// The end of the process: its signal or its status.
    package let ending: String
    /// A Boolean value that indicates whether the process ended in the regular way, with status 0.
    package let isRegular: Bool
    /// A Boolean value that indicates whether a signal ended the process.
    package let endedBySignal: Bool

    /// Runs a program until it ends, or has taken too long. Throws ``ProcessError`` if it can't be started.
    package init(running executable: URL, _ arguments: [String], within seconds: Int = Self.seconds) throws {
        let process = BackgroundProcess(app: [executable.path] + arguments, limit: .seconds(seconds))
        let (end, written) = try process.run(keeping: [STDOUT_FILENO, STDERR_FILENO])
        let texts = written.map { String(decoding: $0, as: UTF8.self) }
        self.init(end, output: texts[0], errors: texts[1], within: seconds)
    }

    /// The time after which a process has taken too long.
    package static let seconds = 10

    init(_ end: BackgroundProcess.Ending, output: String, errors: String, within seconds: Int = Self.seconds) {
        self.output = output
        isRegular = end == .exit(0)
        switch end {
        case .exit(let status): (endedBySignal, ending) = (false, "with status \(status)")
        case .signal(let number): (endedBySignal, ending) = (true, Self.words(for: number))
        case .overdue, .flood, .greedy: (endedBySignal, ending) = (true, Self.words(for: SIGKILL))
        }
        message =
            switch end {
            case .overdue: "It did not come to an end in \(seconds) seconds."
            case .flood: "It wrote without end."
            case .greedy: "It took more than \(BackgroundProcess.megabytesOfApp) MB of memory."
            case .exit, .signal:
                // The rest of the message, which Swift's runtime adds, contains only addresses.
                errors.components(separatedBy: "Current stack trace:")[0]
                    .replacing(#/ \(0x[0-9a-f]+\)/#, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
            }
    }

    private static func words(for signal: Int32) -> String {
        "by signal \(signal) (\(String(cString: strsignal(signal))))"
    }

    /// The output about the crash.
    var pieces: [OutputPiece] {
        let message = message.isEmpty ? "(It wrote nothing.)" : message
        return message.split(separator: "\n", omittingEmptySubsequences: false).map {
            .prose(StyledText("    \($0)"), indent: 4)
        } + [.prose("The process ended \(ending). This session goes on as it was.", indent: 0)]
    }
}
