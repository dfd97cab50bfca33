internal import ExampleShell
internal import Foundation
internal import Handbook
internal import PlainText

extension Tutor {
    /// Handles the effects of a line, and tells the learner whether it was the step.
    func observe(_ observation: StepObservation, of line: ParsedLine, outcome: Outcome) {
        let before = attempt?.goals
        count(observation)
        guard !isWaiting, let step = lesson?.step, let before else {
            // An error says enough.
            if !isWaiting, lesson != nil, outcome == .ok { remind() }
            return
        }
        // A line that makes another screen undoes those before it.
        if line.effect == .changes, step.number(of: line.text, expecting: commandsTyped) == nil {
            commandsTyped = commandsDone(of: step)
        }
        if attempt?.isDone == true {
            tutorial.reading = Reading()
            settle(step)
        } else if outcome == .failed, attempt?.goals.map(\.isReached) == before.map(\.isReached) {
            // The error says what is wrong.
            return
        } else if !step.mark.isGoal, let number = step.number(of: line.text, expecting: commandsTyped),
            number + 1 < step.allCommands.count
        {
            let isEarly = number > commandsTyped
            if !isEarly { commandsTyped = number + 1 }
            reply(
                "\(place) \(isEarly ? "first asks for" : "continues with") `\(step.allCommands[commandsTyped])`.", .dim)
        } else if attempt?.goals != before || isAttempt(line, at: step) {
            correct(step)
        } else {
            remind()
        }
    }

    /// Returns a Boolean value that indicates whether a line uses the step's last command, and does something if that
    /// does, because such a line tries to do the step.
    private func isAttempt(_ line: ParsedLine, at step: Step) -> Bool {
        guard let command = line.command, let last = step.commands.last else { return false }
        func looks(_ effect: CommandEffect?) -> Bool { if case .shows? = effect { true } else { false } }
        return command == session.command(of: last) && (!looks(line.effect) || looks(session.parse(last).effect))
    }

    /// The step is done: says why it is so, with the numbers of this screen, and waits.
    func settle(_ step: Step) {
        isWaiting = true
        expectStep()
        if let (question, option) = prediction, lesson?.answers(question) == true {
            let verdict = option == question.right ? "" : "Not quite. "
            say("You said “\(question.options[option])”. \(verdict)\(question.sentences[option])")
            prediction = nil
        }
        tutorial.tell(passage.texts(of: step.why.compactMap { attempt?.stating($0) }))
        say((session.editing.isInForce ? "`reset` drops your edit. " : "") + "Enter continues.", .dim)
    }

    /// Tells the learner what is missing, and which commands help from here.
    private func correct(_ step: Step) {
        let helps = remedies(for: step).map { "`\($0)`" }.joined(separator: ", then ")
        let way = helps.isEmpty ? "" : "Type \(helps). "
        let hint = step.mark.isGoal ? "`hint` helps, `expected` lists what is checked, and `back`" : "`back`"
        reply("\(place) Not yet. \(missing) \(way)\(hint) begins this step again.")
    }

    /// Sentences about the goals that the step hasn't reached. A thing to show counts once all other goals are reached.
    var missing: String {
        let open = attempt?.goals.filter { !$0.isReached } ?? []
        let first = open.filter { !$0.isAboutOutput }
        if lesson?.step?.mark.isGoal == false, let intruder = attempt?.intruder {
            return "`\(intruder.name)` is in the way."
        }
        return (first.isEmpty ? open : first).prefix(2).map(\.missing).joined(separator: " ")
    }

    /// Returns the commands that lead from this screen to the step's result. For a goal only those that don't give it
    /// away.
    private func remedies(for step: Step) -> [String] {
        if !step.mark.isGoal, let intruder = attempt?.intruder { return [intruder.remedy] }
        let goals = attempt?.goals ?? []
        let open = goals.filter { !$0.isReached && !$0.isAboutOutput }
        // Commands that only show something come last, if commands can bring all else.
        let isLed = open.allSatisfy { !$0.remedies.isEmpty }
        let commands = isLed ? (open + goals.filter(\.isAboutOutput)).flatMap(\.remedies) : []
        return commands.isEmpty && !step.mark.isGoal ? rest(of: step) : commands
    }

    /// Returns the number of a step's commands that needn't be typed, because steps are traced already.
    func commandsDone(of step: Step?) -> Int { step?.commands.first == "trace on" && session.recorder.isOn ? 1 : 0 }

    /// Returns the commands of a step that the learner hasn't typed yet, after those that bring back its screen.
    private func rest(of step: Step) -> [String] {
        let open = attempt?.goals.filter { !$0.isReached && !$0.isAboutOutput } ?? []
        let typed = step.commands.dropFirst(commandsTyped)
        // What a prompt may show by itself is only asked for when all else was typed.
        let commands = typed.isEmpty ? step.allCommands.dropFirst(commandsTyped) : typed
        // A step that changes the screen leads to its row by itself.
        let leads = !commands.allSatisfy(Step.isShownByItself)
        return open.flatMap(\.remedies).filter {
            !step.allCommands.contains($0) && !(leads && $0.hasPrefix("goto "))
        } + commands
    }

    /// Repeats the task in a line.
    func remind() {
        guard let lesson else { return }
        switch lesson.task {
        // A window still says that Enter continues.
        case .step(let step) where step.mark == .say:
            if !tutorial.hasWindow { reply("\(place) Enter continues.", .dim) }
        case .step(let step):
            let rest = rest(of: step).map { "`\($0)`" }.joined(separator: ", ")
            reply("\(place) " + (step.goal.map { "asks: \($0)" } ?? "asks for \(rest)."), .dim)
        case .exercise(let exercise):
            reply("\(place) waits for exercise \(exercise.number); `skip` leaves it for another time.", .dim)
        case .predict, .answer:
            reply("\(place) waits for your answer. `tutorial` shows the question again.", .dim)
        }
    }

    func answer(_ answer: String) throws {
        guard !isWaiting, let lesson else { throw CommandError.nothingAsked(isWaiting: isWaiting) }
        // The learner hasn't seen the whole question.
        if tutorial.reading.hidesMore {
            let advice = lesson.question == nil ? "" : " Answer when you have read it all."
            reply("There was more to read, so “\(answer.printable)” wasn't taken.\(advice)")
            return tutorial.reading.goOn()
        }
        guard let question = lesson.question else {
            // A question without options takes the learner's own words, which go into the recap.
            let isToRead = lesson.step?.mark == .say
            guard isToRead, Int(answer) == nil else { throw CommandError.nothingAsked(isWaiting: isToRead) }
            tutorial.progress.add(.said(lesson.home, answer))
            return advance()
        }
        if case .fence(_, let lines)? = question.listing?.content, let number = Int(answer),
            lines.index(numbered: answer) == nil
        {
            throw CommandError("there is no line \(number); there are 1 to \(lines.count)")
        }
        if question.isAlmostRight(answer) {
            return reply("“\(answer.printable)” is close: complete it, or check its spelling. This try doesn't count.")
        }
        let option = question.isTyped ? question.option(meaning: answer) : try question.option(for: answer)
        let typed = answer.printable.filter { $0 != "`" }.shortened(to: 60)
        let words = option.flatMap { question.isTyped ? nil : question.options[$0] } ?? typed
        if question.isTyped, option != question.right {
            guesses += 1
            if guesses == 1 {
                let isWord = option == nil && question.listing != nil && Int(answer) == nil
                let line = isWord ? ", or other lines contain it, too" : ""
                let reason = option.map { question.sentences[$0] + " " } ?? ""
                let ways = "Try once more; `hint` helps, and `skip` tells the answer."
                return reply("“\(words)” is wrong\(line). \(reason)\(ways)")
            }
        }
        tutorial.reading = Reading()
        tutorial.progress.add(.said(lesson.home, words))
        if case .predict = lesson.task, let option {
            prediction = (question, option)
            say("“\(words)”. You will see.")
            return advance()
        }
        let isRight = option == question.right
        let reason = option.flatMap { question.isTyped && !isRight ? question.sentences[$0] + " " : nil } ?? ""
        // A typed answer may have other words than the right one.
        let right = question.options[question.right]
        let isSame = !isRight || !question.isTyped || words.lowercased() == right.filter { $0 != "`" }.lowercased()
        let meaning = isSame ? "" : ", which means “\(right)”"
        settle(question, saying: "You said “\(words)”\(meaning). \(reason)", isRight: isRight, in: lesson)
    }

    /// Settles a question that is answered or skipped: tells the learner the right answer, and waits.
    func settle(
        _ question: Question, saying start: String, isRight: Bool, isSkipped: Bool = false, in lesson: Lesson
    ) {
        if !isRight { wrongAnswers += 1 }
        // A question that comes back and is skipped shall not come in every chapter.
        let isKnown = isSkipped && lesson.number == 0
        tutorial.progress.add(
            isRight ? .right(lesson.home) : isKnown ? .skipped(lesson.home) : .missed(lesson.home),
            on: tutorial.today())
        say(
            start + (isRight ? "Correct. " : "The answer is “\(question.options[question.right])”. ")
                + question.sentences[question.right])
        isWaiting = true
        expectStep()
        say("Enter continues.", .dim)
    }
}
