internal import ExampleShell
internal import Handbook
internal import InterfaceBuilder
internal import TerminalUIKit

extension Tutorial {
    /// Breaks something without saying what, in a program drawn from those that the topic is about. Without
    /// a seed another is drawn than before, in any program.
    func beginMystery(_ topic: MysteryTopic, seed: UInt64?) throws {
        if let mystery, mystery.topic == topic, seed == nil { return ask(mystery) }
        let chapters = try chapters(about: topic)
        if chapters.isEmpty { return offerMystery() }
        if let seed {
            guard chapters.contains(where: { $0.program == session.name }) else {
                let program = chapters[0].program
                throw CommandError(
                    "can't begin \"\(topic.line)\" with a seed here: it is about \(program); leave out --seed")
            }
            return try beginMystery(topic, in: chapters, seed: seed)
        }
        let seed = UInt64(progress.mysteries)
        var generator = SeededGenerator(seed: seed)
        let programs = chapters.map(\.program).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let missed = topic == .met ? programs.first { $0 == progress.missedMystery?.program } : nil
        let drawn = missed ?? programs.randomElement(using: &generator) ?? session.name
        if drawn == session.name { return try beginMystery(topic, in: chapters, seed: seed) }
        session.print("The fault is in \(drawn).")
        let arguments = chapters.first { $0.program == drawn }?.arguments ?? []
        leave(for: drawn, arguments, beginning: "\(topic.line) --seed \(seed)")
    }

    /// Tells a learner who has met no fault yet how to begin a mystery all the same.
    private func offerMystery() {
        session.say(
            passage.text(
                "`mystery` breaks something that you have met in a chapter or an experiment, and so far you have met "
                    + "nothing. Type `mystery 2` for a fault that chapter 2 explains, or `tutorial` to begin with the "
                    + "first chapter."))
    }

    private func beginMystery(_ topic: MysteryTopic, in chapters: [Chapter], seed: UInt64) throws {
        let line = ProgressLine(session)
        line.show("trying what can be broken …")
        defer { line.end() }
        var draw = MysteryDraw(topic, from: chapters, in: self, seed: seed)
        guard let mystery = try draw.mystery else { throw CommandError.noMystery(topic.line) }
        (tutor, task) = (nil, nil)
        session.use(try session.program.technique(named: mystery.fault.experiment.techniques[0]))
        // From here on, no output names the fault.
        self.mystery = mystery
        try session.begin(mystery.fault.experiment)
        ask(mystery)
    }

    private func ask(_ mystery: Mystery) {
        let question =
            mystery.faults.count > 1
            ? "Two things are broken on this screen. Which?" : "Something on this screen is broken. What is it?"
        reading = Reading()
        tell([passage.text(question + " Look round with any command, then type a number."), answers(to: mystery)])
    }

    private func answers(to mystery: Mystery) -> OutputPiece {
        passage.text(numbering: mystery.choices.map(\.experiment.broken))
    }

    /// Gives the faulty controllers the names of those that they replace, until the learner has named the fault. On a
    /// list's screen this is the technique's class, otherwise their superclass.
    func nameClasses() {
        guard mystery != nil else { return session.world.classNames = { "\(type(of: $0))" } }
        let own = Set(session.program.techniques.map(\.source) + nibClasses.values.flatMap(\.self))
        let usual = session is ListSession ? session.technique.source : nil
        session.world.classNames = { object in
            let name = "\(type(of: object))"
            guard object is UIViewController, !name.hasPrefix("UI"), !own.contains(name) else { return name }
            return usual ?? Mirror(reflecting: object).superclassMirror.map { "\($0.subjectType)" } ?? name
        }
    }

    func answerMystery(_ answer: String) throws {
        guard var mystery else { return }
        guard let index = mystery.choices.index(numbered: answer) else {
            throw CommandError.noSuchAnswer(answer, count: mystery.choices.count)
        }
        let isRight = mystery.answer(index)
        self.mystery = mystery
        // The verdict on the answer comes before the text that is left to read.
        let isAskedWhole = reading.isEmpty
        if !isAskedWhole { reading = Reading() }
        guard mystery.isSolved else {
            let words = isRight ? "That is one of the two. What is the other?" : "It is not that. `hint` helps."
            let verdict = passage.text("“\(mystery.choices[index].experiment.broken)” \(words)")
            return tell([verdict] + (isAskedWhole ? [] : [answers(to: mystery)]))
        }
        // A fault that took more than one answer comes back.
        let best = progress.fewestCommands(in: session.name)
        let isFound = mystery.wrongAnswers == 0
        progress.add(
            .mystery(
                program: session.name, fault: mystery.fault.name, isFound: isFound, commands: mystery.commands))
        self.mystery = nil
        let count = "\(mystery.commands) command\(mystery.commands == 1 ? "" : "s")"
        let found = isFound ? "Found with \(count)" : "That took \(mystery.wrongAnswers + mystery.found.count) answers"
        let comparison = best.map { "; your best in \(session.name) is \(isFound ? min($0, mystery.commands) : $0)." }
        tell([
            passage.text("Correct. \(mystery.fault.experiment.broken) \(found)\(comparison ?? ".")"),
            passage.text(
                "`source --diff` shows the change, `reset` repairs it, `\(mystery.topic.line)` breaks something "
                    + "else, and `tutorial` continues.", .dim),
        ])
    }

    func hintMystery(_ mystery: Mystery) {
        let (given, hints) = (min(mystery.hintsGiven, mystery.hints.count - 1), mystery.hints)
        self.mystery?.hintsGiven += 1
        session.say(passage.text("Hint \(given + 1) of \(hints.count). \(hints[given])"))
    }

    /// Gives up the mystery if its screen is gone. Its fault comes back.
    func endMysteryIfGone() {
        guard let mystery,
            session.experiment?.edits != mystery.fault.experiment.edits
                || session.experiment?.name != mystery.fault.experiment.name
        else { return }
        self.mystery = nil
        progress.add(.mystery(program: session.name, fault: mystery.fault.name, isFound: false, commands: nil))
        let hasMet = (try? chapters(about: .met).isEmpty) == false
        let way = hasMet ? "\"mystery\" brings it back" : "\"\(mystery.topic.line)\" breaks something again"
        session.print("The fault is gone with its screen; \(way).")
    }

    // MARK: Faults that the learner has met

    private func chapters(about topic: MysteryTopic) throws -> [Chapter] {
        switch topic {
        case .chapter(let number): return [try chapter(number)]
        case .part(let part):
            let found = try chapters.filter { $0.part == part }
            guard !found.isEmpty else {
                let parts = try chapters.map(\.part)
                throw CommandError("there is no part \(part); there are \(parts.first ?? "") to \(parts.last ?? "")")
            }
            return found
        case .met: return try chapters.filter { isDone($0) || !faultsMet(in: $0).isEmpty }
        }
    }

    func isDone(_ chapter: Chapter) -> Bool {
        progress.done.contains(chapter.number) || progress.known.contains(chapter.number)
    }

    /// The names of a chapter's experiments that were in force in the lessons behind the learner, or leave a screen
    /// and were seen in this session.
    func faultsMet(in chapter: Chapter) -> Set<String> {
        let next = isDone(chapter) ? Int.max : progress.lastLesson(of: chapter.number) ?? 0
        let seen =
            chapter.program == session.name
            ? session.experimentsByName.filter { $0.kind == .looksWrong && session.seenExperiments.contains($0.name) }
            : []
        return Set(
            chapter.lessons.flatMap { lesson in
                lesson.experiments.filter { name in lesson.number < next || seen.contains { $0.name == name } }
            })
    }
}

extension Tutorial {
    /// The classes that the program's nibs name, by the names of the elements that are of them.
    var nibClasses: [String: Set<String>] {
        var classes: [String: Set<String>] = [:]
        for nib in session.program.nibs {
            let document = session.inContext { try? UINib.document(named: nib, bundle: nil) }
            for object in document?.allObjects ?? [] {
                if let name = object.customClass { classes[object.element, default: []].insert(name) }
            }
        }
        return classes
    }
}

extension Lesson {
    /// The names of the experiments that are in force in it.
    var experiments: [String] {
        (step?.transcript.map(\.command) ?? []).compactMap { command in
            command.hasPrefix("experiment ") ? String(command.dropFirst("experiment ".count)) : nil
        }
    }
}
