internal import ExampleShell

/// A postcondition of a step, judged.
struct StepGoal: Equatable {
    /// A fragment with the demand of the step: `` `reused` grows by at least 20 ``.
    let demand: String
    /// A Boolean value that indicates whether the state is as the step asks.
    let isReached: Bool
    /// A sentence about the part that is missing.
    let missing: String
    /// The commands that help to reach it, from any screen, or empty if there is more to find out.
    var remedies: [String] = []
    /// A Boolean value that indicates whether this is about something shown, which is worth saying last.
    var isAboutOutput = false
}
