/// A step in which there is something to read.
struct SayStep: StepKind {
    mutating func observe(_ happening: Happening) {}

    var goals: [StepGoal] { [] }
}
