/// A step in which the learner says what will happen. Nothing that is typed meanwhile counts.
struct PredictStep: StepKind {
    mutating func observe(_ happening: Happening) {}

    var goals: [StepGoal] {
        [StepGoal(name: "answer", asked: "yours", now: "none", isReached: false)]
    }
}
