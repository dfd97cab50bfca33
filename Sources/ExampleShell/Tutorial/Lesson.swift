internal import Handbook

/// A piece of a chapter as the tutorial gives it: a step of the chapter, or a question.
struct Lesson {
    /// What the learner is to do.
    enum Task {
        /// Do, look at or read something.
        case step(Step)
        /// Say what will happen. What happened is said when the next step is done.
        case predict(Question)
        /// Answer a question whose answer is said at once.
        case answer(Question)
        /// Write something.
        case exercise(ChapterExercise)
    }

    /// Where it stands in the handbook, which is another chapter if it is a question that comes back.
    let home: (chapter: Int, lesson: Int)
    /// Its number in the chapter that is followed; 0 for a question that comes back.
    let number: Int
    /// Its heading.
    let heading: String
    /// What the learner is to do.
    let task: Task

    /// The question, if it is one.
    var question: Question? {
        switch task {
        case .step, .exercise: nil
        case .predict(let question), .answer(let question): question
        }
    }

    /// The same question, asked before another chapter begins.
    var again: Lesson { Lesson(home: home, number: 0, heading: "once more, from chapter \(home.chapter)", task: task) }

    /// The step, if it is one.
    var step: Step? {
        if case .step(let step) = task { step } else { nil }
    }
}

extension Chapter {
    /// All there is to do, in order.
    var lessons: [Lesson] {
        var tasks: [(heading: String, task: Lesson.Task)] = []
        if let recall { tasks.append(("first, recall", .answer(recall))) }
        tasks += steps.map { ($0.heading, $0.question.map(Lesson.Task.predict) ?? .step($0)) }
        // The last section says what now: the questions come before it.
        tasks.insert(contentsOf: questions.map { ("check yourself", .answer($0)) }, at: tasks.count - 1)
        tasks += exercises.map { ("exercise \($0.number)", .exercise($0)) }
        return tasks.enumerated().map { index, task in
            Lesson(home: (number, index + 1), number: index + 1, heading: task.heading, task: task.task)
        }
    }
}
