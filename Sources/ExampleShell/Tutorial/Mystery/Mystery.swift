/// Faults to be named from what they do.
struct Mystery {
    /// What it is about.
    let topic: MysteryTopic
    /// What is broken: one thing, or two.
    let faults: [Fault]
    /// All of it as one.
    let fault: Fault
    /// What might be broken.
    let choices: [Fault]
    /// Hints, each of which tells more.
    let hints: [String]
    /// What was named so far, by its place among the choices.
    private(set) var found: Set<Int> = []
    /// How many wrong ones were chosen.
    private(set) var wrongAnswers = 0
    /// How many commands were typed to find out.
    var commands = 0
    /// How many hints were given.
    var hintsGiven = 0

    /// One of the choices is the fault, which is all of the faults as one, and is seen first at a place.
    init(_ topic: MysteryTopic, faults: [Fault], fault: Fault, choices: [Fault], where place: String) {
        (self.topic, self.faults, self.fault, self.choices) = (topic, faults, fault, choices)
        let nibs = Set(fault.experiment.edits.map(\.nib)).sorted()
        let matter =
            fault.experiment.makeController != nil
            ? "The nibs are as they should be: what is wrong is in the code."
            : "What is wrong is in a nib: " + nibs.map { "`xib \($0)`" }.joined(separator: ", ") + "."
        let wrong = choices.indices.filter { index in !faults.contains { $0.name == choices[index].name } }
        let numbers = wrong.prefix(max(1, wrong.count / 2)).map { "\($0 + 1)" }
        hints = faults.count > 1 ? [place] : [place, matter, "It is not \(numbers.joined(separator: " or "))."]
    }

    /// Whether everything was named.
    var isSolved: Bool { found.count == faults.count }

    /// Takes an answer, and says whether that is broken.
    mutating func answer(_ choice: Int) -> Bool {
        let isRight = faults.contains { $0.name == choices[choice].name }
        if isRight { found.insert(choice) } else { wrongAnswers += 1 }
        return isRight
    }
}
