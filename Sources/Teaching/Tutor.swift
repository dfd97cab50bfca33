internal import ExampleShell
internal import Foundation
internal import Handbook

/// A guide of a learner through a chapter: describes each step, verifies that it is done, explains it, and waits.
///
/// The tutor never takes the prompt. Every command works at any time.
final class Tutor {
    let chapter: Chapter
    let lessons: [Lesson]
    /// A Boolean value that indicates whether the tutor asks only the questions at the end of the chapter.
    let isCheck: Bool
    unowned let tutorial: Tutorial
    var session: ExampleSession { tutorial.session }
    var index: Int
    /// The learner's progress with steps, by their indices: with the one that is asked, and with those that come next,
    /// because a command counts for them, too, while the learner reads or answers.
    private var attempts: [Int: DoStep] = [:]
    /// The learner's progress with the task of the lesson, or nil if there is no task.
    var attempt: DoStep? {
        get { attempts[index] }
        set { attempts[index] = newValue }
    }
    /// The prediction that no step has answered so far, and which option was chosen.
    var prediction: (question: Question, option: Int)?
    /// A Boolean value that indicates whether the learner has only to go on.
    var isWaiting = false
    /// The number of hints given for each lesson.
    var hintsGiven: [Int: Int] = [:]
    /// The learner's progress with the current exercise.
    var stage = ChapterExercise.Stage.offered
    var wrongAnswers = 0
    /// The number of the step's commands that the learner has typed, in the step's order.
    var commandsTyped = 0
    /// The number of wrong answers that the learner typed to this question.
    var guesses = 0

    /// Begins a chapter, with one of its lessons or the first. Missed questions are asked after the next step, together
    /// with the chapter's own recall question at most twice.
    init(_ chapter: Chapter, in tutorial: Tutorial, missed: [Lesson] = [], from number: Int? = nil) {
        self.chapter = chapter
        self.tutorial = tutorial
        isCheck = false
        var lessons = chapter.lessons
        index = number.flatMap { number in lessons.firstIndex { $0.number == number } } ?? 0
        var place = max(index + 1, chapter.stepsBeforeRecall + (chapter.recall == nil ? 0 : 1))
        // A prediction and the step that shows it belong together.
        for (number, lesson) in lessons.enumerated().prefix(place) {
            guard case .predict(let question) = lesson.task else { continue }
            place = max(place, (lessons[number...].firstIndex { $0.answers(question) } ?? number) + 1)
        }
        let count = index <= chapter.stepsBeforeRecall && chapter.recall != nil ? 1 : 2
        if !lessons.isEmpty { lessons.insert(contentsOf: missed.prefix(count).map(\.again), at: place) }
        self.lessons = lessons.map { $0.shuffled(for: tutorial.progress) }
        recallPrediction()
    }

    /// Remembers a prediction without an answer, from before the program ended or the learner went back.
    func recallPrediction() {
        prediction = nil
        // A question that comes back may stand between.
        for (place, lesson) in lessons[..<index].enumerated().reversed() where lesson.number > 0 {
            guard case .predict(let question) = lesson.task else { continue }
            guard !lessons[place..<index].contains(where: { $0.answers(question) }),
                let said = tutorial.progress.answer(to: lesson.home),
                let option = question.options.firstIndex(of: said)
            else { return }
            return prediction = (question, option)
        }
    }

    /// Asks only the questions of a chapter.
    init(checking chapter: Chapter, in tutorial: Tutorial) {
        self.chapter = chapter
        self.tutorial = tutorial
        isCheck = true
        lessons = chapter.lessons.filter { $0.heading == "check yourself" }.map { $0.shuffled(for: tutorial.progress) }
        index = 0
    }

    /// The lesson that is given, or nil when all were.
    var lesson: Lesson? { lessons.indices.contains(index) ? lessons[index] : nil }

    /// Returns a Boolean value that indicates whether a question waits for an answer, which may be these words that are
    /// no command. If they are no option either, they are more likely a command with a mistake when one is near.
    func wants(_ words: String) -> Bool {
        guard !isWaiting, let question = lesson?.question else { return false }
        if question.isTyped || words.count > 2 && (try? question.option(for: words)) != nil { return true }
        return session.probableCommand(for: String(words.prefix { $0 != " " })) == nil
    }

    /// The learner's place: `2.3`.
    var place: String {
        // A lesson of an earlier chapter that comes once more has no number here.
        lesson.map { $0.number == 0 ? "\(chapter.number) recall" : "\(chapter.number).\($0.number)" }
            ?? "\(chapter.number)"
    }

    // MARK: Giving lessons

    func begin() {
        let title = passage.text("Chapter \(chapter.number). \(chapter.title)", .bold)
        if isCheck {
            let rule = "Three questions. Three right answers, and the chapter counts as known."
            tutorial.tell([passage.text(rule)], under: title)
        } else {
            prepareScreen()
            let introduction = passage.texts(of: chapter.introduction)
            tutorial.tell(index == 0 ? introduction : [passage.text("You are at step \(place).", .dim)], under: title)
        }
        give()
    }

    /// Tells the learner what to do now.
    func give() {
        guard let lesson else { return finish() }
        isWaiting = false
        (guesses, commandsTyped) = (0, commandsDone(of: lesson.step))
        tutorial.reading.beginLesson()
        tutorial.linesSinceLesson = 0
        // A question that comes back within a chapter is no place to go on from.
        if !isCheck, index == 0 || lesson.number > 0 {
            tutorial.progress.add(.reached(chapter: chapter.number, lesson: lesson.number))
        }
        let heading = passage.text("\(place) \(lesson.heading)", .bold)
        switch lesson.task {
        case .step(let step):
            expectStep()
            tutorial.tell(passage.texts(of: step.asked), under: heading)
            if step.mark == .say {
                say("Enter continues.", .dim)
            } else if let attempt, attempt.isDone {
                let isPast = attempt.isPast ? " The text is about the screen right after it." : ""
                say("This is done already.\(isPast)")
                settle(step)
            }
        case .predict(let question), .answer(let question):
            expectStep()
            let options = question.isTyped ? nil : passage.text(numbering: question.options)
            let choices = question.listing.flatMap { passage.text(numbering: $0) } ?? options
            tutorial.tell([passage.text(question.text)] + [choices].compactMap(\.self), under: heading)
            say(question.request, .dim)
        case .exercise(let exercise):
            give(exercise, under: heading)
        }
    }

    /// The index of the step for which a command counts: the lesson's or, if it asks for no command, the next one that
    /// isn't done. Nil if there isn't one.
    private var expectedIndex: Int? {
        lessons.indices.dropFirst(isWaiting ? index + 1 : index).first {
            lessons[$0].step.map { $0.mark != .say } == true && attempts[$0]?.isDone != true
        }
    }

    /// The step for which a command counts, or nil if there isn't one.
    var expectedStep: Step? { expectedIndex.flatMap { lessons[$0].step } }

    /// Begins to count commands for the next step.
    func expectStep() {
        guard let index = expectedIndex, attempts[index] == nil else { return }
        attempts[index] = lessons[index].step?.begun(in: session)
    }

    /// Counts a command for the next step.
    func count(_ observation: StepObservation) {
        for index in attempts.keys { attempts[index]?.observe(observation) }
        expectStep()
    }

    /// Goes on: to the next lesson, if this one is done.
    func goOn() {
        guard let lesson else {
            if let next = tutorial.chapter(after: chapter) { tutorial.follow(next) }
            return
        }
        if lesson.step?.mark == .say { return advance() }
        if case .exercise(let exercise) = lesson.task, !isWaiting { return goOn(with: exercise) }
        if isWaiting { advance() } else { remind() }
    }

    func advance() {
        index += 1
        give()
    }

    private func finish() {
        isWaiting = true
        if isCheck {
            let isKnown = wrongAnswers == 0
            if isKnown { tutorial.progress.add(.known(chapter: chapter.number)) }
            say(
                isKnown
                    ? "Three of three: chapter \(chapter.number) counts as known."
                    : "\(lessons.count - wrongAnswers) of three. `tutorial \(chapter.number)` has the reasons.")
            return tutorial.tutor = nil
        }
        tutorial.progress.add(.done(chapter: chapter.number))
        say("Chapter \(chapter.number) is done. `recap` sums up what you know. \(mysteries)")
        if let next = tutorial.chapter(after: chapter) {
            let rest = "`quit` leaves; next time the tutorial continues here."
            say("Enter begins chapter \(next.number): \(next.title) \(rest)", .dim)
        } else {
            tutorial.tutor = nil
        }
    }

    /// The mysteries after this chapter, in sentences.
    private var mysteries: String {
        let next = tutorial.chapter(after: chapter)
        let ofChapter = "`mystery \(chapter.number)` breaks this screen, and you find the fault."
        guard next?.part != chapter.part else { return ofChapter }
        let ofPart = " `mystery \(chapter.part)` breaks two things at once."
        return ofChapter + ofPart
            + (next == nil
                ? " `mystery` alone draws from all programs. `transfer` shows "
                    + "screens you have never seen." : "")
    }

    // MARK: The screen

    /// Makes the screen as it is before the lesson, by doing quietly all that comes before it.
    func prepareScreen() {
        let commands = lessons[..<index].compactMap(\.step).flatMap { $0.transcript.map(\.command) }
        let lines = commands.filter { [.touches, .changes].contains(session.parse($0).effect) }
        attempts = [:]
        session.recorder.isOn = false
        session.editing.drop()
        session.quietly(make: { session.use(session.program.techniques[0]) }, running: lines)
        tutorial.linesSinceLesson = 0
    }

    var passage: Passage { tutorial.passage }

    /// Says something that may wait until there is room for it. The text on how to go on is dim.
    func say(_ text: String, _ role: TextRole = .plain) {
        tutorial.tell([passage.text(text, role)], isPassing: role == .dim)
    }

    /// Answers at once.
    func reply(_ text: String, _ role: TextRole = .plain) { session.say(passage.text(text, role)) }
}
