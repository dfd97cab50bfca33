internal import Handbook

extension Tutor {
    /// Takes note of what a line has done, and says whether it was the step.
    func observe(_ happening: Happening, of line: ParsedLine) {
        guard !isWaiting, let step = lesson?.step, step.mark != .say else {
            if !isWaiting, lesson != nil { remind() }
            return
        }
        let before = kind.goals
        kind.observe(happening)
        if kind.isDone {
            tutorial.reading = Reading()
            settle(step)
        } else if let next = step.command(after: line.text) {
            reply("\(place) continues with `\(next)`.", .dim)
        } else if kind.goals != before || isAttempt(line, at: step) {
            correct(step)
        } else {
            remind()
        }
    }

    /// Whether a line is for the command that is typed last: who types that tries to do the step.
    private func isAttempt(_ line: ParsedLine, at step: Step) -> Bool {
        guard let command = line.command, let last = step.commands.last else { return false }
        return command == session.command(of: last)
    }

    /// The step is done: says why it is so, and waits.
    func settle(_ step: Step) {
        isWaiting = true
        if let (question, option) = prediction {
            say("You said “\(question.options[option])”: \(question.sentences[option])")
            prediction = nil
        }
        tutorial.tell(passage.texts(of: step.why))
        say("Enter continues.", .dim)
    }

    /// What is, what was asked, and what to type.
    private func correct(_ step: Step) {
        let goals = kind.goals
        let lines = [
            "Now:   " + goals.map { "\($0.name) \($0.now)" }.joined(separator: ", "),
            "Asked: " + goals.map { "\($0.name) \($0.asked)" }.joined(separator: ", "),
            "Type:  \(step.listOfCommands); `back` restores the screen from before this step.",
        ]
        session.print(styled: lines.map { passage.text($0, indent: 7) }.joined(separator: "\n"))
    }

    /// Repeats in a line what is asked.
    func remind() {
        guard let lesson else { return }
        switch lesson.task {
        case .step(let step) where step.mark == .say: reply("\(place) Enter continues.", .dim)
        case .step(let step): reply("\(place) asks for \(step.listOfCommands).", .dim)
        case .exercise: reply("\(place) Enter goes on with the exercise; `skip` leaves it.", .dim)
        case .predict, .answer:
            reply("\(place) asks for the number of your answer; `tutorial` repeats the question.", .dim)
        }
    }

    /// Takes an answer to the question that is asked.
    ///
    /// - Throws: ``TutorialError`` if there is no question, or no such answer.
    func answer(_ answer: String) throws {
        guard !isWaiting, let lesson else { throw TutorialError.nothingAsked }
        // What was not shown can't be answered: the number is taken for Enter.
        if tutorial.reading.hidesMore { return tutorial.reading.goOn() }
        guard let question = lesson.question else {
            // Where there is nothing to choose from, one's own words go into the recap.
            guard case .step(let step) = lesson.task, step.mark == .say else { throw TutorialError.nothingAsked }
            tutorial.progress.add(.said(chapter: chapter.number, lesson: lesson.number, answer))
            return advance()
        }
        let option = try question.option(for: answer)
        tutorial.reading = Reading()
        let isRight = option == question.right
        let (chapter, number) = lesson.home
        tutorial.progress.add(.said(chapter: chapter, lesson: number, question.options[option]))
        switch lesson.task {
        case .predict:
            prediction = (question, option)
            say("“\(question.options[option])”. You will see.")
            advance()
        default:
            if !isRight { wrongAnswers += 1 }
            settle(question, saying: "You said “\(question.options[option])”. ", isRight: isRight, in: lesson)
        }
    }

    func settle(_ question: Question, saying start: String, isRight: Bool, in lesson: Lesson) {
        let (chapter, number) = lesson.home
        tutorial.progress.add(
            isRight ? .right(chapter: chapter, lesson: number) : .missed(chapter: chapter, lesson: number))
        say(
            start + (isRight ? "So it is. " : "It is “\(question.options[question.right])”. ")
                + question.sentences[question.right])
        isWaiting = true
        say("Enter continues.", .dim)
    }
}
