/// A fault to be named from what it does.
struct Mystery {
    /// What is broken.
    let experiment: Experiment
    /// What might be broken: five sentences.
    let choices: [String]
    /// How many wrong ones were chosen.
    private(set) var wrongAnswers = 0

    /// What is offered where a program has fewer than five faults.
    private static let nothing = "Nothing: it is as it should be."

    /// Draws a fault.
    ///
    /// - Parameters:
    ///   - known: Those that the learner has met; must not be empty.
    ///   - all: Those to choose the others from.
    ///   - first: The name of the one to take, if it is among those known.
    ///   - seed: What the draw depends on.
    init(from known: [Experiment], among all: [Experiment], first: String?, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        experiment = known.first { $0.name == first } ?? known.randomElement(using: &generator)!
        let broken = experiment.broken
        let others = all.map(\.broken).filter { $0 != broken }.shuffled(using: &generator)
        choices = ([broken] + (others + [Self.nothing]).prefix(4)).shuffled(using: &generator)
    }

    /// Whether a choice is what is broken.
    func isRight(_ choice: Int) -> Bool { choices[choice] == experiment.broken }

    /// Gives one more hint for a wrong answer: where to look, then what it is about.
    mutating func miss() -> String {
        wrongAnswers += 1
        guard wrongAnswers > 1, let claim = experiment.claims.first else { return "Look: \(experiment.look)" }
        return "`claim \(claim)` says what it is about."
    }
}
