internal import Handbook

extension ExampleSession {
    /// Breaks something that the learner has met, and doesn't say what.
    ///
    /// - Throws: ``TutorialError`` if nothing was met so far.
    func beginMystery(seed: UInt64?) throws {
        let met = try experimentsMet
        let all = experimentsByName.filter { $0.kind != .worksAfterAll }
        let known = all.filter { $0.kind == .looksWrong && met.contains($0.name) }
        guard !known.isEmpty else { throw TutorialError.noMystery }
        let mystery = Mystery(
            from: known, among: all, first: progress.missedMystery, seed: seed ?? UInt64(progress.mysteries))
        endTutorial()
        tutorial.mystery = mystery
        use(techniques[0])
        try begin(mystery.experiment)
        write(
            "Something on this screen is broken. What is it? Look at it with `show`, `stats`, `tree`, `trace on`, "
                + "`xib` and `why`, and use it: then type the number of your answer.")
        print("")
        writeChoices()
    }

    /// Takes an answer.
    ///
    /// - Throws: ``TutorialError`` if there is no such answer.
    func answerMystery(_ answer: String) throws {
        guard var mystery = tutorial.mystery else { return }
        let names = mystery.choices.map(\.name)
        guard let index = Int(answer).map({ $0 - 1 }) ?? names.firstIndex(of: answer), names.indices.contains(index)
        else { throw TutorialError.noSuchAnswer(answer, count: names.count) }
        if names[index] == mystery.experiment.name {
            // Found at once, or not: what took more than one answer comes back.
            progress.add(.mystery(names[index], isFound: mystery.wrongAnswers == 0))
            tutorial.mystery = nil
            return write("\(names[index]): so it is. \(mystery.experiment.broken) `reset` mends it.")
        }
        mystery.wrongAnswers += 1
        tutorial.mystery = mystery
        write("Not \(names[index]). \(mystery.fact)")
        writeChoices()
    }

    private func writeChoices() {
        for (index, choice) in (tutorial.mystery?.choices ?? []).enumerated() {
            write("  \(index + 1)  \(choice.broken)", indent: 5)
        }
    }

    private func write(_ text: String, indent: Int = 0) {
        print(styled: Passage(in: appearance).text(text, indent: indent))
    }

    /// The names of the experiments in the chapters that were followed, as far as they were.
    private var experimentsMet: Set<String> {
        get throws {
            var met: Set<String> = []
            for chapter in try chapters where chapter.program == name {
                let isDone = progress.done.contains(chapter.number)
                let last = isDone ? Int.max : progress.lastLesson(of: chapter.number) ?? 0
                for lesson in chapter.lessons where lesson.number < last {
                    for command in lesson.step?.commands ?? [] where command.hasPrefix("experiment ") {
                        met.insert(String(command.dropFirst("experiment ".count)))
                    }
                }
            }
            return met
        }
    }
}
