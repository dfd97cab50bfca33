/// A fault to be named from what it does.
struct Mystery {
    /// What is broken.
    let experiment: Experiment
    /// The experiments to choose from, that one among them.
    let choices: [Experiment]
    /// How many wrong ones were named.
    var wrongAnswers = 0

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
        let drawn = experiment
        let others = all.filter { $0.name != drawn.name }.shuffled(using: &generator).prefix(4)
        choices = ([drawn] + others).shuffled(using: &generator)
    }

    /// What to look at, more with every wrong answer.
    var fact: String {
        wrongAnswers < 2
            ? "Look: \(experiment.look)" : "It is about \(experiment.claims.joined(separator: ", ")): see `claim`."
    }
}
