internal import ExampleShell
internal import Handbook

extension Tutor {
    /// Restores the screen before this step, and repeats the task.
    func goBack() {
        // A step that is done is the one to go back to. Any other begins again, or the one before it does.
        if !isWaiting, index > 0, isUntouched { index -= 1 }
        recallPrediction()
        prepareScreen()
        tutorial.reading = Reading()
        give()
    }

    private var isUntouched: Bool { tutorial.linesSinceLesson == 0 }

    func skip() {
        guard let lesson else { return }
        tutorial.reading = Reading()
        switch lesson.task {
        case .step(let step) where step.mark == .say: advance()
        case .step(let step):
            if !isUntouched { prepareScreen() }
            attempt = step.begun(in: session)
            for command in step.allCommands {
                // The command prints its output at once, so this can't wait for the end of the line either.
                tutorial.echo(command)
                session.run(command)
                attempt?.observe(tutorial.observation(after: session.parse(command)))
            }
            settle(step)
        case .predict(let question):
            say("The answer is “\(question.options[question.right])”. You will see.")
            advance()
        case .answer(let question):
            settle(question, saying: "", isRight: false, isSkipped: true, in: lesson)
        case .exercise: advance()
        }
    }

    func hint() {
        guard let lesson, !isWaiting, lesson.step?.mark != .say else {
            return reply("There is nothing to find here. Enter continues.")
        }
        if case .exercise(let exercise) = lesson.task {
            _ = tutorial.runExercises(["hint", "\(exercise.number)"])
            return remind()
        }
        let hints = hints(for: lesson)
        let number = min(hintsGiven[index, default: 0] + 1, hints.count)
        hintsGiven[index] = number
        reply("Hint \(number) of \(hints.count). \(hints[number - 1])")
    }

    func showExpected() {
        guard let lesson, !isWaiting, lesson.step?.mark != .say else {
            return reply("Nothing is asked now. Enter continues.")
        }
        if case .exercise(let exercise) = lesson.task {
            return reply("\(place) asks for exercise \(exercise.number); its tests are beside its page.")
        }
        guard let attempt else { return remind() }
        reply("\(place) \(lesson.heading) checks:")
        for goal in attempt.goals {
            let state = goal.isReached ? "Done." : goal.missing
            let demand = goal.demand.prefix(1).uppercased() + goal.demand.dropFirst()
            session.say(passage.text("- \(demand). \(state)", indent: 2))
        }
    }
}
