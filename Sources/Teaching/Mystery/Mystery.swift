internal import ExampleShell

/// A search for faults, which the learner names by their effects.
struct Mystery {
    let topic: MysteryTopic
    /// The things that are broken: one or two.
    let faults: [Fault]
    /// All of it as one.
    let fault: Fault
    let choices: [Fault]
    let hints: [String]
    /// The faults that were named so far, by their places among the choices.
    private(set) var found: Set<Int> = []
    private(set) var wrongAnswers = 0
    var commands = 0
    var hintsGiven = 0

    /// One of the choices is the fault, which is all of the faults as one, and is seen first at a place.
    init(_ topic: MysteryTopic, faults: [Fault], fault: Fault, choices: [Fault], where place: String) {
        (self.topic, self.faults, self.fault, self.choices) = (topic, faults, fault, choices)
        let nibs = Set(fault.experiment.edits.map(\.nib)).sorted()
        let matter =
            fault.experiment.makeController != nil
            ? "The nibs are as they should be: what is wrong is in the code."
            : "What is wrong is in \(nibs.count > 1 ? "these nibs" : "a nib"): "
                + nibs.map { "`xib \($0)`" }.joined(separator: ", ") + "."
        let wrong = choices.indices.filter { index in !faults.contains { $0.name == choices[index].name } }
        let numbers = wrong.prefix(max(1, wrong.count / 2)).map { "\($0 + 1)" }
        let start = faults.count > 1 ? "The two don't include" : "It is not"
        hints = [place, matter, "\(start) \(numbers.joined(separator: " or "))."]
    }

    var isSolved: Bool { found.count == faults.count }

    /// Takes an answer, and says whether that is broken.
    mutating func answer(_ choice: Int) -> Bool {
        let isRight = faults.contains { $0.name == choices[choice].name }
        if isRight { found.insert(choice) } else { wrongAnswers += 1 }
        return isRight
    }
}
