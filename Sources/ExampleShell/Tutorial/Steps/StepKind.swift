internal import Handbook

/// A kind of step: what counts in it, and whether it is done.
///
/// Only what is named counts, and what was reached once stays reached: so no detour gets in the way.
protocol StepKind {
    /// What counts, each with what is asked for and what is so.
    var goals: [StepGoal] { get }

    /// Takes note of what a line has done.
    mutating func observe(_ happening: Happening)
}

extension StepKind {
    /// Whether everything that counts has been reached.
    var isDone: Bool { goals.allSatisfy(\.isReached) }
}

/// Something that counts in a step.
struct StepGoal: Equatable {
    /// What is compared: `reused`.
    let name: String
    /// What is asked for: `+50`.
    let asked: String
    /// What is so: `+3`.
    let now: String
    /// Whether it was reached, now or before.
    let isReached: Bool
}

extension Step {
    /// The kind of the step, with which a learner begins it.
    @MainActor func kind(in session: ExampleSession) -> any StepKind {
        func doing(_ postconditions: [Postcondition]) -> DoStep {
            DoStep(postconditions, screen: screen, from: session.situation(withScreen: mark.needsScreen))
        }
        return switch mark {
        case .do(let postconditions): doing(postconditions)
        case .look(let what, let words, let postconditions):
            LookStep(at: session.sightName(of: what), seeing: words, doing: doing(postconditions))
        case .crash(let experiment): CrashStep(experiment)
        case .predict: PredictStep()
        case .say: SayStep()
        }
    }
}
