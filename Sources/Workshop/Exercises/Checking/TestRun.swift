internal import Foundation
internal import REPL

struct TestRun {
    enum Ending: Equatable {
        case regular
        case crash(signal: String)
        /// The code ended the process on purpose.
        case exit(status: Int32)
        case timeout(seconds: Int)
        /// The code wrote too much to read.
        case flood
        /// The code took too much memory.
        case memory
    }

    /// The tests, in the order in which they stand in their file.
    let tests: [TestResult]
    let ending: Ending
    /// The log of the code, or its last words before it ended the process.
    let log: [String]
    let attachments: String
}

extension TestRun {
    /// Runs the tests of an exercise, as it was built last.
    init(of exercise: Exercise, in workplace: Workplace, within seconds: Int = 20) throws {
        let arguments = [
            "--filter", "^\(exercise.module)Tests\\.", "--no-parallel",
            "--event-stream-output-path", "/dev/fd/3", "--event-stream-version", "0",
        ]
        #if os(macOS)
            let test = [
                "/usr/bin/env", "swift", "test", "--skip-build", "--disable-xctest",
                "--package-path", workplace.packageFolder.path, "--scratch-path", workplace.scratch.path,
            ]
        #else
            let program = workplace.products.appendingPathComponent("ExercisesPackageTests.xctest")
            let test = [program.path, "--testing-library", "swift-testing"]
        #endif
        let seal = UUID().uuidString
        let process = BackgroundProcess(
            app: test + arguments,
            environment: ["EXERCISE_ATTACHMENTS": "/dev/fd/4", "EXERCISE_SEAL": seal, "NO_COLOR": "1"],
            limit: .seconds(seconds))
        // Standard output is read to stop a program that writes there without end.
        let (end, written) = try process.run(keeping: [STDERR_FILENO, 3, 4, STDOUT_FILENO])
        let texts = written.map { String(decoding: $0, as: UTF8.self) }
        let results = TestResult.results(in: texts[1], sealedBy: seal)
        self.init(tests: results, end, seconds: seconds, log: texts[0], attachments: texts[2])
    }

    init(
        tests: [TestResult], _ end: BackgroundProcess.Ending, seconds: Int = 20, log: String, attachments: String = ""
    ) {
        self.tests = tests
        // The last lines tell most. The rest of a message, which Swift's runtime adds, contains only addresses.
        self.log = String(decoding: log.utf8.suffix(Self.longestLog), as: UTF8.self).split(separator: "\n").prefix {
            $0 != "Current stack trace:"
        }.filter { !Self.isNoise($0) }
            .map { $0.count > Self.longestLine ? $0.prefix(Self.longestLine) + " …" : String($0) }
        self.attachments = attachments
        ending =
            switch end {
            case .overdue: .timeout(seconds: seconds)
            case .flood: .flood
            case .greedy: .memory
            case .signal(let number): .crash(signal: String(cString: strsignal(number)))
            case .exit(let status):
                // The tests themselves end with another status only if one of them fails.
                tests.allSatisfy(\.hasEnded)
                    && (status == 0 || tests.isEmpty || tests.contains { !$0.faults.isEmpty })
                    ? .regular : .exit(status: status)
            }
    }

    private static let longestLog = 1 << 15
    private static let longestLine = 1000

    /// Returns a Boolean value that indicates whether a line isn't the code's: it belongs to the test runner, whose
    /// continuation lines are indented, or to a signal.
    private static func isNoise(_ line: Substring) -> Bool {
        line.hasPrefix("  ") || "◇✔✘↳◎".contains(line.first ?? " ") || line.hasPrefix("*** Signal")
            || line.hasPrefix("Test run ") || line.prefixMatch(of: /\[\d+\/\d+\]/) != nil
    }
}
