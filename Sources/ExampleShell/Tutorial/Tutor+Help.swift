internal import Handbook

extension Tutor {
    /// Makes the screen as it was before this step, and says what is asked.
    func goBack() {
        // A step that is done is the one to go back to; another is begun anew, or the one before it.
        if !isWaiting, index > 0, kind.goals.allSatisfy({ !$0.isReached }), isUntouched { index -= 1 }
        recallPrediction()
        prepareScreen()
        give()
    }

    /// Whether nothing was done since the step began.
    private var isUntouched: Bool { session.tutorial.linesSinceLesson == 0 }

    /// Does the step itself.
    func skip() {
        guard let lesson, !isWaiting else { return goOn() }
        switch lesson.task {
        case .step(let step) where step.mark == .say: advance()
        case .step(let step):
            if !isUntouched { prepareScreen() }
            kind = step.kind(in: session)
            for command in step.allCommands {
                session.print(styled: passage.text("`\(command)`"))
                session.run(command)
            }
            settle(step)
        case .predict(let question):
            session.progress.add(.missed(chapter: chapter.number, lesson: lesson.number))
            write("It is “\(question.options[question.right])”: you will see.")
            advance()
        case .answer(let question):
            settle(question, saying: "", isRight: false, in: lesson)
        }
    }

    /// Gives the next of three hints.
    func hint() {
        guard let lesson, !isWaiting, lesson.step?.mark != .say else {
            return write("Enter goes on: there is nothing to find here.", isParagraph: false)
        }
        hintsGiven += 1
        let hints = lesson.hints
        let number = min(hintsGiven, hints.count)
        write("Hint \(number) of \(hints.count). \(hints[number - 1])", isParagraph: false)
    }

    /// Says exactly what is compared.
    func showExpected() {
        guard let lesson, !isWaiting else { return write("Nothing is asked now. Enter goes on.", isParagraph: false) }
        let goals = kind.goals
        guard !goals.isEmpty else { return write("\(place) wants to be read. Enter goes on.", isParagraph: false) }
        write("\(place) \(lesson.heading) compares:", isParagraph: false)
        for goal in goals {
            let state = goal.isReached ? "reached" : "now \(goal.now)"
            session.print(styled: passage.text("  \(goal.name) \(goal.asked) (\(state))", indent: 4))
        }
    }
}
