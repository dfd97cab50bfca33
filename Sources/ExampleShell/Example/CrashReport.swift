package import Foundation

/// The output and ending of a process that crashed as the app would on a phone.
package struct CrashReport {
    /// What it wrote to standard output.
    package let output: String
    /// What it wrote to standard error before it ended.
    package let message: String
    /// How it ended: by which signal, or with which status.
    package let ending: String
    /// Whether it ended as programs do, with status 0.
    package let isRegular: Bool
    /// Whether it ended otherwise than by itself.
    package let endedBySignal: Bool

    /// Runs a program until it ends, or ends it after some seconds.
    package init(running executable: URL, _ arguments: [String], within seconds: Int = 10) throws {
        let process = Process()
        // The main thread of an iOS app has a stack of 1 MB. With the 8 MB of Linux endless recursion takes seconds.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // It ends on purpose: nobody wants its memory in a file.
        process.arguments = ["-c", #"ulimit -s 1024; ulimit -c 0; exec "$0" "$@""#, executable.path] + arguments
        var environment = ProcessInfo.processInfo.environment
        // Swift's own backtrace would bury the message and take seconds.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        // A file, not a second pipe: of two, one could fill while the other is read.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        process.standardOutput = try FileHandle(forWritingTo: file)
        process.standardError = pipe
        try process.run()
        let watchdog = DispatchWorkItem { [weak process] in process?.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: watchdog)
        // Read before waiting: a full pipe would keep the process from ending.
        let errors = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        watchdog.cancel()
        let isOverdue = process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM
        let text =
            isOverdue ? "It did not come to an end in \(seconds) seconds." : String(decoding: errors, as: UTF8.self)
        output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        // What Swift's run time adds to the message is of addresses only.
        message = (text.components(separatedBy: "Current stack trace:").first ?? text)
            .replacing(#/ \(0x[0-9a-f]+\)/#, with: "")
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let status = process.terminationStatus
        endedBySignal = process.terminationReason == .uncaughtSignal
        isRegular = process.terminationReason == .exit && status == 0
        ending =
            endedBySignal
            ? "by signal \(status) (\(String(cString: strsignal(status))))" : "with status \(status)"
    }
}
