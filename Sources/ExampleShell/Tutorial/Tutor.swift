internal import Handbook

/// Leads a learner through a chapter: says what to do, sees whether it is done, says why it is so, and waits.
///
/// It never takes the prompt: every command works at any time.
final class Tutor {
    /// What the learner follows.
    let chapter: Chapter
    /// What there is to do, in order.
    let lessons: [Lesson]
    /// Whether this is only about the questions at the end of the chapter.
    let isCheck: Bool
    unowned let tutorial: Tutorial
    var session: ExampleSession { tutorial.session }
    var index: Int
    var kind: any StepKind = SayStep()
    /// The prediction that no step has answered so far, and which option was chosen.
    var prediction: (question: Question, option: Int)?
    /// Whether the learner has only to go on.
    var isWaiting = false
    var hintsGiven = 0
    var wrongAnswers = 0

    /// Begins a chapter.
    ///
    /// - Parameters:
    ///   - missed: What was answered otherwise than it is, to be asked first.
    ///   - number: The number of the lesson to begin with; nil for the first.
    init(_ chapter: Chapter, in tutorial: Tutorial, missed: [Lesson] = [], from number: Int? = nil) {
        self.chapter = chapter
        self.tutorial = tutorial
        isCheck = false
        lessons = missed.map(\.again) + chapter.lessons
        let lessons = lessons
        index = number.flatMap { number in lessons.firstIndex { $0.number == number } } ?? 0
        recallPrediction()
    }

    /// Remembers what was predicted for this lesson, before the program ended or the learner went back.
    func recallPrediction() {
        guard index > 0, case .predict(let question) = lessons[index - 1].task,
            let said = tutorial.progress.answer(chapter: chapter.number, lesson: lessons[index - 1].number),
            let option = question.options.firstIndex(of: said)
        else { return prediction = nil }
        prediction = (question, option)
    }

    /// Asks the questions of a chapter, and nothing else.
    init(checking chapter: Chapter, in tutorial: Tutorial) {
        self.chapter = chapter
        self.tutorial = tutorial
        isCheck = true
        lessons = chapter.lessons.filter { $0.heading == "check yourself" }
        index = 0
    }

    /// The lesson that is given; nil when all were.
    var lesson: Lesson? { lessons.indices.contains(index) ? lessons[index] : nil }

    /// Where the learner is: `2.3`.
    var place: String { lesson.map { "\(chapter.number).\($0.number)" } ?? "\(chapter.number)" }

    // MARK: Giving lessons

    /// Gives the first lesson.
    func begin() {
        let title = passage.text("Chapter \(chapter.number). \(chapter.title)", .bold)
        if isCheck {
            let rule = "Three questions. Three right answers, and the chapter counts as known."
            tutorial.tell([passage.text(rule)], under: title)
        } else {
            prepareScreen()
            let introduction = passage.texts(of: chapter.introduction)
            tutorial.tell(index == 0 ? introduction : [passage.text("You are where you stopped.", .dim)], under: title)
        }
        give()
    }

    /// Says what is to be done now.
    func give() {
        guard let lesson else { return finish() }
        isWaiting = false
        hintsGiven = 0
        tutorial.linesSinceLesson = 0
        if !isCheck { tutorial.progress.add(.reached(chapter: chapter.number, lesson: lesson.number)) }
        let heading = passage.text("\(place) \(lesson.heading)", .bold)
        switch lesson.task {
        case .step(let step):
            kind = step.kind(in: session)
            tutorial.tell(passage.texts(of: step.asked), under: heading)
            if case .say = step.mark {
                say("Enter continues.", .dim)
            } else if kind.isDone {
                say("This is done already.")
                settle(step)
            }
        case .predict(let question), .answer(let question):
            kind = PredictStep()
            tutorial.tell([passage.text(question.text), passage.text(numbering: question.options)], under: heading)
            say("Type the number of your answer.", .dim)
        }
    }

    /// Goes on: to the next lesson, if this one is done.
    func goOn() {
        guard let lesson else {
            if let next = tutorial.chapter(after: chapter) { tutorial.follow(next) }
            return
        }
        if case .step(let step) = lesson.task, case .say = step.mark { return advance() }
        if isWaiting { advance() } else { remind() }
    }

    /// Gives the next lesson.
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

    /// What there is to find out behind this chapter.
    private var mysteries: String {
        let next = tutorial.chapter(after: chapter)
        let ofChapter = "`mystery \(chapter.number)` gives you a fault to find, twice."
        guard next?.part != chapter.part else { return ofChapter }
        let ofPart = " `mystery \(chapter.part)` is the part's, with two faults at once."
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
        session.recorder.isOn = false
        session.quietly(make: { session.use(session.techniques[0]) }, running: lines)
        tutorial.linesSinceLesson = 0
    }

    /// How the handbook is written here.
    var passage: Passage { tutorial.passage }

    /// Says something that may wait until there is room for it.
    func say(_ text: String, _ role: TextRole = .plain) {
        tutorial.tell([passage.text(text, role)])
    }

    /// Answers at once.
    func reply(_ text: String, _ role: TextRole = .plain) {
        session.print(styled: passage.text(text, role))
    }
}
