internal import Foundation

/// What the tests of an exercise said when they ran.
struct TestRun {
    /// How a run ended.
    enum Ending: Equatable {
        /// All tests were run.
        case regular
        /// The code ended the process.
        case crash(signal: String)
        /// The code ended the process on purpose.
        case exit(status: Int32)
        /// The code did not come to an end.
        case timeout(seconds: Int)
    }

    /// The tests, in the order in which they stand in their file.
    let tests: [TestResult]
    /// How it ended.
    let ending: Ending
    /// What the code logged, or said when it ended the process.
    let log: [String]
    /// What the tests attached.
    let attachments: String
}

extension TestRun {
    /// Runs the tests that were built last.
    ///
    /// - Parameters:
    ///   - root: The folder of the package.
    ///   - seconds: How long that may take.
    /// - Throws: What Foundation throws if they can't be run.
    init(in root: URL, within seconds: Int = 20) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        func file(_ name: String) -> URL { folder.appendingPathComponent(name) }
        for name in ["output", "log"] { try Data().write(to: file(name)) }

        let process = Self.process(root: root, events: file("events").path)
        process.environment = ProcessInfo.processInfo.environment.merging([
            // Swift's own backtrace would bury the message and take seconds.
            "SWIFT_BACKTRACE": "enable=no", "EXERCISE_ATTACHMENTS": file("attachments").path, "NO_COLOR": "1",
        ]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: file("output"))
        process.standardError = try FileHandle(forWritingTo: file("log"))
        try process.run()
        let watchdog = Watchdog(process, seconds: seconds)
        process.waitUntilExit()
        let isTimeout = watchdog.callOff()

        func text(_ name: String) -> String { (try? String(contentsOf: file(name), encoding: .utf8)) ?? "" }
        tests = TestResult.results(in: text("events"))
        // What Swift's run time adds to a message is of addresses only.
        log = text("log").split(separator: "\n").prefix { $0 != "Current stack trace:" }.map(String.init)
            .filter { !Self.isNoise($0) }
        attachments = text("attachments")
        if isTimeout {
            ending = .timeout(seconds: seconds)
        } else if process.terminationReason == .uncaughtSignal {
            ending = .crash(signal: String(cString: strsignal(process.terminationStatus)))
        } else {
            ending = tests.allSatisfy(\.hasEnded) ? .regular : .exit(status: process.terminationStatus)
        }
    }

    private static func process(root: URL, events: String) -> Process {
        let process = Process()
        // The main thread of an iOS app has a stack of 1 MB: endless recursion ends as fast as there, and nobody wants
        // the memory of a crash in a file.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let arguments = ["--no-parallel", "--event-stream-output-path", events, "--event-stream-version", "0"]
        #if os(macOS)
            let test = [
                "/usr/bin/env", "swift", "test", "--skip-build", "--disable-xctest",
                "--package-path", root.path + "/Tutorials/Exercises", "--scratch-path", root.path + "/.build",
            ]
        #else
            let test = [root.path + "/.build/debug/ExercisesPackageTests.xctest", "--testing-library", "swift-testing"]
        #endif
        process.arguments = ["-c", #"ulimit -s 1024; ulimit -c 0; exec "$0" "$@""#] + test + arguments
        return process
    }

    /// What is not the code's: the test runner's own lines, of which those that go on are indented, and signals.
    private static func isNoise(_ line: String) -> Bool {
        line.hasPrefix("  ") || "◇✔✘↳◎".contains(line.first ?? " ") || line.hasPrefix("*** Signal")
            || line.contains(/^Test run |^\[\d+\/\d+\]/)
    }
}
