/// A step in which an experiment ends its process.
struct CrashStep: StepKind {
    private let experiment: String
    private var isSeen = false

    init(_ experiment: String) {
        self.experiment = experiment
    }

    mutating func observe(_ happening: Happening) {
        if happening.crash == experiment { isSeen = true }
    }

    var goals: [StepGoal] {
        [
            StepGoal(
                name: "ended a process", asked: experiment, now: isSeen ? experiment : "not yet", isReached: isSeen)
        ]
    }
}
