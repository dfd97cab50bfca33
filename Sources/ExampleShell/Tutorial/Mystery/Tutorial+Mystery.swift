internal import Handbook

extension Tutorial {
    /// Breaks something that the learner has met, and doesn't say what.
    ///
    /// - Parameter seed: What the draw depends on.
    /// - Throws: ``TutorialError`` if nothing was met in this program so far.
    func beginMystery(seed: UInt64) throws {
        let missed = progress.missedMystery
        let known = try knownFaults
        guard !known.isEmpty else { throw TutorialError.noMystery }
        let all = session.experimentsByName.filter { $0.kind != .worksAfterAll }
        let first = missed?.program == session.name ? missed?.experiment : nil
        let mystery = Mystery(from: known, among: all, first: first, seed: seed)
        tutor = nil
        session.use(session.techniques[0])
        // From here on nothing tells its name.
        self.mystery = mystery
        try session.begin(mystery.experiment)
        reading = Reading()
        let task = """
            Something on this screen is broken. What is it? Use the screen, and look at it with `show`, `stats`, \
            `tree`, `trace on`, `xib` and `why`. Then type the number of your answer.
            """
        tell([passage.text(task), passage.text(numbering: mystery.choices)])
    }

    /// Begins a mystery in the program that is drawn from those whose faults the learner has met.
    ///
    /// - Throws: ``TutorialError`` if nothing was met so far.
    func drawMystery() throws {
        let seed = UInt64(progress.mysteries)
        var generator = SeededGenerator(seed: seed)
        let programs = try programsWithFaults
        let missed = programs.first { $0 == progress.missedMystery?.program }
        guard let drawn = missed ?? programs.randomElement(using: &generator) else { throw TutorialError.noMystery }
        if drawn == session.name { return try beginMystery(seed: seed) }
        session.print("The fault is in \(drawn).")
        let arguments = try chapters.first { $0.program == drawn }?.arguments ?? []
        leave(for: drawn, arguments, beginning: "mystery --seed \(seed)")
    }

    /// Takes an answer.
    ///
    /// - Throws: ``TutorialError`` if there is no such answer.
    func answerMystery(_ answer: String) throws {
        guard var mystery else { return }
        guard let index = mystery.choices.index(numbered: answer) else {
            throw TutorialError.noSuchAnswer(answer, count: mystery.choices.count)
        }
        let choice = mystery.choices[index]
        guard mystery.isRight(index) else {
            let hint = mystery.miss()
            self.mystery = mystery
            return tell([passage.text("Not “\(choice)” \(hint)"), passage.text(numbering: mystery.choices)])
        }
        // Found at once, or not: what took more than one answer comes back.
        let experiment = mystery.experiment.name
        progress.add(.mystery(program: session.name, experiment: experiment, isFound: mystery.wrongAnswers == 0))
        self.mystery = nil
        let outcome = mystery.experiment.outcome
        tell([passage.text("So it is: \(experiment). \(outcome) `reset` mends it; `tutorial` goes on.")])
    }

    /// Says what the fault was, if its screen is gone.
    func endMysteryIfGone() {
        guard let mystery, session.experiment?.name != mystery.experiment.name else { return }
        self.mystery = nil
        session.print("The fault is gone with its screen: it was \(mystery.experiment.name).")
    }

    // MARK: What was met

    /// The faults of this program that the learner has met, as far as they leave a screen to look at.
    private var knownFaults: [Experiment] {
        get throws {
            let met = try faultsMet(in: session.name)
            return session.experimentsByName.filter { $0.kind == .looksWrong && met.contains($0.name) }
        }
    }

    /// The programs in which the learner has met faults, in the chapters' order.
    private var programsWithFaults: [String] {
        get throws {
            var programs: [String] = []
            for chapter in try chapters where !programs.contains(chapter.program) {
                if try !faultsMet(in: chapter.program).isEmpty { programs.append(chapter.program) }
            }
            return programs
        }
    }

    /// The names of the experiments that were in force in the lessons behind the learner, or seen in this session.
    private func faultsMet(in program: String) throws -> Set<String> {
        var met = program == session.name ? seenExperiments : []
        for chapter in try chapters where chapter.program == program {
            let isDone = progress.done.contains(chapter.number) || progress.known.contains(chapter.number)
            let next = isDone ? Int.max : progress.lastLesson(of: chapter.number) ?? 0
            for lesson in chapter.lessons where lesson.number < next {
                for entry in lesson.step?.transcript ?? [] where entry.command.hasPrefix("experiment ") {
                    met.insert(String(entry.command.dropFirst("experiment ".count)))
                }
            }
        }
        return met
    }
}
