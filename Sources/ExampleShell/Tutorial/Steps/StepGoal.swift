/// Something that counts in a step.
struct StepGoal: Equatable {
    /// What is compared: `reused`.
    let name: String
    /// What is asked for: `at least +20`.
    let asked: String
    /// What is so: `+3`.
    let now: String
    let isReached: Bool
}
