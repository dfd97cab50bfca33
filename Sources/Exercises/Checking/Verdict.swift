/// What a check found.
enum Verdict {
    /// Everything is as it should be.
    case solved
    /// Something is not.
    case faulty(Fault)
    /// The code can't be built.
    case unbuilt([CompilerFault])

    /// The first thing that is not as it should be.
    struct Fault {
        /// What should be, `T6: However far …`.
        let title: String
        /// What was found, `−` before lines that should be there and `+` before those that are; or how the code ended.
        let text: String
        /// What the code said when it ended the process; empty if it didn't.
        let log: [String]
        /// How many other things are not as they should be, as far as is known.
        let others: Int
        /// How many tests could not be run any more.
        let unrun: Int
        /// How many tests hold.
        let holding: Int
    }

    /// What follows from a run of the tests: the first fault counts, the others wait.
    init(_ run: TestRun) {
        // The test that the process ended in came to no end; those after it did not even begin.
        let broken = run.tests.filter { !$0.faults.isEmpty || ($0.hasBegun && !$0.hasEnded) }
        guard let first = broken.first else {
            self = run.ending == .regular && !run.tests.isEmpty ? .solved : .faulty(Fault(ending: run))
            return
        }
        let (text, log) = first.faults.first.map { ($0, []) } ?? (run.ending.text, run.log)
        self = .faulty(
            Fault(
                title: first.title, text: text, log: log, others: broken.count - 1,
                unrun: run.tests.count { !$0.hasBegun },
                holding: run.tests.count { $0.hasEnded && $0.faults.isEmpty }))
    }
}

extension Verdict.Fault {
    /// A run that ended outside of any test.
    fileprivate init(ending run: TestRun) {
        self.init(
            title: "The code can be run", text: run.ending.text, log: run.log, others: 0, unrun: 0,
            holding: run.tests.count(where: \.hasEnded))
    }
}

extension TestRun.Ending {
    /// The ending in words.
    var text: String {
        switch self {
        case .regular: "nothing was tested"
        case .crash("Segmentation fault"):
            "the program ended here, most often because something calls itself without end"
        case .crash: "the program ended here, as an app would on a phone"
        case .timeout(let seconds): "the program did not end within \(seconds) seconds, and was stopped"
        }
    }
}
