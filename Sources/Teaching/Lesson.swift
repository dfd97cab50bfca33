internal import ExampleShell
internal import Foundation
internal import Handbook

/// A piece of a chapter as the tutorial gives it: a step of the chapter, or a question.
struct Lesson {
    enum Task {
        /// Do, look at or read something.
        case step(Step)
        /// A prediction, whose result is told when the next step is done.
        case predict(Question)
        /// A question whose answer is told at once.
        case answer(Question)
        /// Write something.
        case exercise(ChapterExercise)

        var question: Question? {
            switch self {
            case .step, .exercise: nil
            case .predict(let question), .answer(let question): question
            }
        }
    }

    /// The lesson's place in the handbook, which is in another chapter if the lesson is a question that comes back. The
    /// name stays the same when steps are added to the chapter.
    let home: LessonName
    /// Its number in the chapter that is followed, or 0 for a question that comes back.
    let number: Int
    let heading: String
    let task: Task

    var question: Question? { task.question }

    /// The lesson as a question that is asked again, before another chapter begins or goes on.
    var again: Lesson {
        Lesson(home: home, number: 0, heading: "once more, from chapter \(home.subject)", task: task)
    }

    /// Returns the lesson as a learner gets it, with the options of its question in the order of this time.
    ///
    /// The order stays as long as the question does. It depends on how often it was answered and the chapter done.
    func shuffled(for progress: LearnerProgress) -> Lesson {
        guard let question, !question.isTyped else { return self }
        var generator = SeededGenerator(seed: home.seed(at: progress.count(of: home)))
        let shuffled = question.reordered(Array(question.options.indices).shuffled(using: &generator))
        let task: Task = if case .predict = task { .predict(shuffled) } else { .answer(shuffled) }
        return Lesson(home: home, number: number, heading: heading, task: task)
    }

    /// Returns a Boolean value that indicates whether the lesson is a step that shows the answer to a prediction before
    /// it.
    func answers(_ question: Question) -> Bool { step != nil && heading == question.answeredBy ?? heading }

    var step: Step? { if case .step(let step) = task { step } else { nil } }
}

extension Chapter {
    var lessons: [Lesson] {
        var tasks: [(heading: String, task: Lesson.Task)] = []
        tasks += steps.map { ($0.heading, $0.question.map(Lesson.Task.predict) ?? .step($0)) }
        // Something new comes first.
        if let recall { tasks.insert(("recall", .answer(recall)), at: stepsBeforeRecall) }
        // The last section says how to go on, so the questions come before it.
        tasks.insert(contentsOf: questions.map { ("check yourself", .answer($0)) }, at: tasks.count - 1)
        tasks += exercises.map { ("exercise \($0.number)", .exercise($0)) }
        return tasks.enumerated().map { index, task in
            let name = task.task.question?.name ?? LessonName.anchor(of: task.heading)
            return Lesson(
                home: LessonName(chapter: number, name: name), number: index + 1, heading: task.heading,
                task: task.task)
        }
    }
}
