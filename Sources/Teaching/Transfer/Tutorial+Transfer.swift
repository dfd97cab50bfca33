internal import ExampleShell
internal import Handbook

extension Tutorial {
    private var countOfTransfers: Int { transfers.count + BigQuestion.all.count }

    /// The screen that a task is about, or nil if it is a question.
    private func transfer(_ number: Int) -> Transfer? {
        transfers.indices.contains(number - 1) ? transfers[number - 1] : nil
    }

    /// The question of a task, or nil if it is about a screen.
    private func bigQuestion(_ number: Int) -> BigQuestion? {
        let index = number - 1 - transfers.count
        return BigQuestion.all.indices.contains(index) ? BigQuestion.all[index] : nil
    }

    /// The name under which the answer to a big question is kept: no chapter has it.
    private func home(_ question: Int) -> LessonName { LessonName(chapter: 0, name: "question-\(question + 1)") }

    /// Begins a task, or the first that is not done, in the program that has the screens, that of the last chapter.
    func beginTransfer(_ number: Int?) throws {
        if transfers.isEmpty {
            let program = try chapters.last?.program ?? session.name
            return leave(for: program, [], beginning: "transfer" + (number.map { " \($0)" } ?? ""))
        }
        let number = number ?? (1...countOfTransfers).first { !isTransferDone($0) } ?? 1
        guard (1...countOfTransfers).contains(number) else {
            throw CommandError("there is no transfer \(number); there are 1 to \(countOfTransfers)")
        }
        (mystery, tutor, reading) = (nil, nil, Reading())
        task = TransferTask(number: number)
        let heading = passage.text("Transfer \(number) of \(countOfTransfers)", .bold)
        if let transfer = transfer(number) {
            session.use(transfer.technique)
            let rest = " Look with `xib`, `why`, `trace` and `tree`, and fix it with `edit`."
            return tell([passage.text(transfer.question + rest)], under: heading)
        }
        guard let question = bigQuestion(number) else { return }
        let rest = " Type `answer`, and your answer as you would tell it to a friend. Then compare it with the claims."
        tell([passage.text(question.text + rest)], under: heading)
    }

    private func isTransferDone(_ number: Int) -> Bool {
        if let transfer = transfer(number) { return progress.mended.contains(transfer.technique.name) }
        return progress.answer(to: home(number - transfers.count - 1)) != nil
    }

    func goOn(from task: TransferTask) throws {
        guard task.isDone else {
            let what = transfer(task.number) == nil ? "asks for `answer`, and your own words" : "asks for an `edit`"
            let text = "Transfer \(task.number) \(what); `hint` helps, `transfer NUMBER` does another."
            return session.say(passage.text(text, .dim))
        }
        guard task.number < countOfTransfers else {
            self.task = nil
            return tell([passage.text("That is all. `recap` has it, beside what you said in the chapters.")])
        }
        try beginTransfer(task.number + 1)
    }

    func hint(for task: TransferTask) {
        if task.isDone { return session.say(passage.text("This is done. Enter continues.")) }
        guard let hints = transfer(task.number)?.hints else {
            return session.say(
                passage.text("`recap` sums up the chapters. Then type `answer`, and your words."))
        }
        let number = min(task.hintsGiven, hints.count - 1)
        self.task?.hintsGiven += 1
        session.say(passage.text("Hint \(number + 1) of \(hints.count). \(hints[number])"))
    }

    /// Takes the answer to a big question, and lays the claims beside it.
    func answer(_ words: String, to task: TransferTask) throws {
        guard let question = bigQuestion(task.number) else {
            throw CommandError(
                task.isDone
                    ? "there is no question to answer now; Enter continues"
                    : "transfer \(task.number) asks for an edit, not for an answer; \"hint\" helps")
        }
        progress.add(.said(home(task.number - transfers.count - 1), words))
        self.task?.isDone = true
        let claims = try Handbook.installed.claims.filter { question.claims.contains($0.name) }
        tell(
            [passage.text("You said “\(words)”. This is what is claimed; judge for yourself what is missing.")]
                + claims.map { passage.text("- \($0.text) (\($0.name))", indent: 2) }
                + [passage.text("`answer` says it in other words, Enter continues.", .dim)])
    }

    func judgeTransfer(after line: ParsedLine) throws {
        guard let task, !task.isDone, let transfer = transfer(task.number) else { return }
        guard session.technique.name == transfer.technique.name else {
            self.task = nil
            return session.print("That screen is gone; \"transfer \(task.number)\" brings it back.")
        }
        guard line.command is Edit.Type, session.editing.isInForce, let own = session.experiment else { return }
        let tours = try ScreenTour.tours(transfer.technique, breaking: [transfer.mended, own], like: session)
        guard let should = tours[0], tours[1]?.looksLike(should) == true else {
            return tell([passage.text("Not yet: something is still otherwise than it should be. `hint` helps.")])
        }
        progress.add(.mended(transfer.technique.name))
        self.task?.isDone = true
        tell([passage.text("Fixed. \(transfer.answer)"), passage.text("Enter continues.", .dim)])
    }

    /// The learner's answers to the big questions, each beside its claims, and the repaired screens.
    var transferRecap: [String] {
        get throws {
            let claims = try Handbook.installed.claims
            var lines: [String] = []
            for (index, question) in BigQuestion.all.enumerated() {
                guard let said = progress.answer(to: home(index)) else { continue }
                lines.append("- \(question.text) You said “\(said)”.")
                lines += claims.filter { question.claims.contains($0.name) }.map { "  - \($0.text) (\($0.name))" }
            }
            let mended = progress.mended.sorted().joined(separator: ", ")
            if !mended.isEmpty { lines.append("- You fixed screens that you had never seen: \(mended).") }
            return lines.isEmpty ? [] : ["Behind it all", ""] + lines + [""]
        }
    }
}
