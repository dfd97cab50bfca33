internal import REPL

enum Verdict: Codable {
    case solved
    case faulty(Fault)
    case unbuilt([CompilerFault])

    var isSolved: Bool { if case .solved = self { true } else { false } }

    /// The first thing that is not as it should be.
    struct Fault: Codable {
        /// The expected behavior, `T6: However far …`.
        let title: String
        /// The result, with `−` before missing lines and `+` before unexpected ones, or the way in which the code
        /// ended.
        let text: String
        /// The output of the code when it ended the process, or empty if it didn't.
        let log: [String]
        /// The number of other failures, as far as it is known.
        let others: Int
        /// The number of tests that couldn't run any more.
        let unrun: Int
        /// The number of tests that pass.
        let holding: Int
    }

    /// Creates the verdict of a run. The first fault counts, or, if there isn't one, the first problem that would not
    /// work elsewhere.
    init(_ run: TestRun, refusal: String? = nil) {
        // The test that the process ended in came to no end. Those after it did not even begin.
        let broken = run.tests.filter { !$0.faults.isEmpty || ($0.hasBegun && !$0.hasEnded) }
        guard let first = broken.first else {
            if run.ending == .regular, !run.tests.isEmpty {
                self = refusal.map { .faulty(Fault(title: Self.elsewhere, text: $0, of: run)) } ?? .solved
            } else {
                let text = run.ending.text(after: run.log)
                self = .faulty(Fault(title: "The code can be run", text: text, log: run.log, of: run))
            }
            return
        }
        let (text, log) = first.faults.first.map { ($0, []) } ?? (run.ending.text(after: run.log), run.log)
        self = .faulty(
            Fault(
                title: first.title, text: text, log: log, others: broken.count - 1,
                unrun: run.tests.count { !$0.hasBegun },
                holding: run.tests.count { $0.hasEnded && $0.faults.isEmpty }))
    }
}

extension Verdict {
    private static let elsewhere = "What works here works in Xcode and on a phone"
}

extension Verdict.Fault {
    /// Creates a verdict on a fault that no test found.
    fileprivate init(title: String, text: String, log: [String] = [], of run: TestRun) {
        self.init(
            title: title, text: text, log: log, others: 0, unrun: run.tests.count { !$0.hasBegun },
            holding: run.tests.count(where: \.hasEnded))
    }
}

extension TestRun.Ending {
    func text(after log: [String]) -> String {
        switch self {
        case .regular: "nothing was tested"
        case .crash where log.contains { $0.contains("Unexpectedly found nil") }:
            "the program ended here because the code unwrapped nil: most often an outlet without an object, or a cell "
                + "that is neither registered nor a prototype"
        case .crash("Segmentation fault"):
            "the program ended here, most often because something calls itself without end"
        case .crash: "the program ended here, as an app would on a phone"
        case .exit(let status): "the code left the program here, with exit(\(status)); an app never does"
        case .timeout(let seconds):
            "after \(seconds) seconds the code still ran, and was stopped: most often a loop without end"
        case .memory:
            "the code took more than \(BackgroundProcess.megabytesOfApp) MB of memory, and was stopped, as a phone "
                + "ends an app: most often something grows without end"
        case .flood: "the code wrote without end, and was stopped"
        }
    }
}
