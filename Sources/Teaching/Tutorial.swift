internal import ExampleShell
internal import Foundation
internal import Handbook

/// Teaches in a session: gives chapters and mysteries, judges commands, and remembers the learner's progress.
final class Tutorial: Teacher {
    unowned let session: ExampleSession
    /// The screens that no chapter has shown, each with a fault to repair.
    let transfers: [Transfer]
    private(set) lazy var window = LessonWindow(of: self)
    var tutor: Tutor?
    var mystery: Mystery? {
        didSet {
            session.hidesExperiment = mystery != nil
            if (mystery == nil) != (oldValue == nil) { nameClasses() }
        }
    }
    /// The task after the chapters, if it was begun.
    var task: TransferTask?
    /// The texts that the learner hasn't read yet.
    var reading = Reading()
    /// The number of lines that ran since the lesson began.
    var linesSinceLesson = 0
    /// A Boolean value that indicates whether lines run for the tutorial.
    private var isAside = false
    /// A Boolean value that indicates whether the current line is addressed to the tutorial.
    private var isSpokenTo = false
    /// The last line that a key stood for. It is judged when the user is back at the prompt.
    private var driven: ParsedLine?

    /// Reads the learner's progress when it is first needed. Empty, unless a program says otherwise.
    var readProgress: () -> LearnerProgress = { LearnerProgress(at: nil) }
    lazy var progress = readProgress()
    /// Tells the day: the learner's own, whatever date a program shows.
    var today: () -> String = {
        Date().formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
    }
    /// Reads the chapters, when they are first needed.
    var readChapters: () throws -> [Chapter] = { try Handbook.installed.chapters() }
    private lazy var readOnce = Result { try readChapters() }

    init(in session: ExampleSession, transfers: [Transfer] = []) {
        (self.session, self.transfers) = (session, transfers)
        session.shown.teacher = self
    }

    var isMoreToSay: Bool { reading.isDue }

    func showScreen() -> Bool { window.show() }

    var isTeaching: Bool { tutor != nil || mystery != nil || task != nil || !reading.isEmpty }

    var explainedNames: Set<String> {
        let done = progress.done
        guard !done.isEmpty, let chapters = try? chapters else { return [] }
        let lines = chapters.filter { done.contains($0.number) }.flatMap(\.steps).flatMap(\.commands)
        let words = lines.map { $0.split(separator: " ").map(String.init) }
        return Set(words.compactMap { $0.count > 1 && ["experiment", "technique"].contains($0[0]) ? $0[1] : nil })
    }

    // MARK: Events

    func receive(_ event: SessionEvent) {
        switch event {
        case .opened: readProgress = { [unowned self] in LearnerProgress { self.warn($0) } }
        case .began: if !ignoresLines { window.lineOutput = LineOutput() }
        case .ended(let line, let outcome): observe(line, outcome: outcome)
        case .willRun, .screenMade, .screenChanged, .didRun, .waited: break
        }
    }

    /// Prints a warning, in the window if there is one, which would otherwise cover it.
    private func warn(_ message: String) {
        guard session.isInteractive else { return session.warn(message) }
        window.lineOutput.pieces.append(.prose("warning: \(message.printable)", indent: 0))
    }

    /// Returns the prompt, with the learner's place before it.
    func prompt(_ prompt: StyledText) -> StyledText { (place.map { StyledText("\($0) ", .dim) } ?? "") + prompt }

    /// The window is shared out among all that there is to read.
    var holdsOutput: Bool { hasWindow }

    func write(_ pieces: [OutputPiece], of line: ParsedLine, outcome: Outcome) -> Bool {
        guard hasWindow, !session.isQuiet, outcome != .quit else { return false }
        window.keep(pieces, steps: session.recorder.current, of: line, outcome: outcome)
        return true
    }

    /// A Boolean value that indicates whether lines run that aren't judged.
    private var ignoresLines: Bool { isAside || session.isQuiet }

    /// The learner's place, for the prompt.
    var place: String? { mystery != nil ? "mystery" : task.map { "transfer \($0.number)" } ?? tutor?.place }

    var passage: Passage { Passage(in: session.appearance) }

    // MARK: Chapters

    var chapters: [Chapter] { get throws { try readOnce.get() } }

    func chapter(_ number: Int) throws -> Chapter {
        let chapters = try chapters
        guard let chapter = chapters.first(where: { $0.number == number }) else {
            throw CommandError("there is no chapter \(number); there are 1 to \(chapters.count)")
        }
        return chapter
    }

    /// The next chapter, or nil after the last.
    func chapter(after chapter: Chapter) -> Chapter? { try? self.chapter(chapter.number + 1) }

    /// Begins a chapter, or goes on with a lesson of it, in this program or in the one that it needs.
    func follow(_ chapter: Chapter, from lesson: Int? = nil) {
        let lesson = lesson == 0 ? nil : lesson
        let isStartedSo = chapter.arguments.allSatisfy(session.program.launchArguments.contains)
        guard chapter.program == session.name, isStartedSo else {
            progress.add(.reached(chapter: chapter.number, lesson: lesson ?? 0))
            let program = ([chapter.program] + chapter.arguments).joined(separator: " ")
            session.say(passage.text("Chapter \(chapter.number) is followed in `\(program)`."))
            let line = lesson == nil ? "tutorial \(chapter.number)" : "tutorial"
            return leave(for: chapter.program, chapter.arguments, beginning: line)
        }
        begin(Tutor(chapter, in: self, missed: missedLessons(before: chapter), from: lesson))
    }

    /// Begins with a tutor. From here on, answers are for this tutor.
    private func begin(_ tutor: Tutor) {
        (mystery, task) = (nil, nil)
        self.tutor = tutor
        tutor.begin()
    }

    /// The questions of earlier chapters that are to be asked again, two at most.
    private func missedLessons(before chapter: Chapter) -> [Lesson] {
        let due = progress.due(in: chapter.number, on: today()).filter { $0.chapter < chapter.number }
        return due.lazy.compactMap { name in
            let lesson = try? self.chapter(name.chapter).lessons.first { $0.home == name }
            return lesson?.question == nil ? nil : lesson
        }.prefix(2).map(\.self)
    }

    func check(_ chapter: Chapter) { begin(Tutor(checking: chapter, in: self)) }

    /// Goes on reading, or to the next lesson.
    func goOn() throws {
        guard reading.isEmpty else { return reading.goOn() }
        if let task { try goOn(from: task) } else { try followedTutor.goOn() }
    }

    var followedTutor: Tutor {
        get throws(CommandError) {
            guard let tutor else {
                if let task {
                    throw CommandError(
                        "transfer \(task.number) is no chapter; \"hint\" helps, \"transfer NUMBER\" does another, and "
                            + "\"tutorial\" leads back to the chapters")
                }
                let way = "\"tutorial\" starts or continues one"
                throw CommandError(
                    mystery == nil
                        ? "no chapter is under way; \(way)"
                        : "a mystery is no chapter; \"hint\" helps, a number answers it, and \(way)")
            }
            return tutor
        }
    }

    // MARK: Lines

    /// The command for a line while the tutorial waits: an empty one for `next`, a number for an answer, and also the
    /// first words of an option, or any text where an answer is to be typed.
    func line(for typed: String) -> String {
        guard isTeaching else { return typed }
        let words = typed.split(separator: " ")
        if words.isEmpty { return mystery == nil || !reading.isEmpty ? "next" : typed }
        if words.allSatisfy({ Int($0) != nil }) { return "answer \(words.joined(separator: " "))" }
        // The letter that ends a pager, typed once too often, is no answer.
        let isWanted = mystery == nil && words != ["q"] && tutor?.wants(words.joined(separator: " ")) == true
        guard isWanted, !words[0].hasPrefix("#") else { return typed }
        let isAnswer = words[0] == "answer" && words.count > 1
        guard isAnswer || session.command(of: typed) == nil else { return typed }
        // An answer is one word to the session, whatever quotation marks it has.
        let answer = isAnswer ? typed.trimmingPrefix { $0 == " " }.dropFirst(words[0].count) : typed[...]
        return "answer -- \(String(answer).quotedForPrompt)"
    }

    /// Runs a line that is addressed to the tutorial, so that the tutorial doesn't judge it.
    func aside(_ speak: () throws -> Void) rethrows {
        let wasAside = isAside
        isAside = true
        defer { (isAside, isSpokenTo) = (wasAside, true) }
        try speak()
    }

    /// Judges the effects of a line, and writes the text to read.
    private func observe(_ line: ParsedLine, outcome: Outcome) {
        guard !ignoresLines else { return }
        if !isSpokenTo, line.command != nil { mystery?.commands += 1 }
        guard session.front == nil else { return driven = line }
        let line = driven ?? line
        driven = nil
        guard outcome != .quit else { return takeLeave() }
        guard hasWindow else {
            judge(line, outcome: outcome)
            return writeReading()
        }
        let replies = session.collectOutput { judge(line, outcome: outcome) }.pieces
        window.presentLesson(replies: replies)
    }

    /// Tells a user who leaves a chapter how to come back to it.
    private func takeLeave() {
        guard let tutor, !tutor.isCheck, session.nextProgram == nil else { return }
        session.remark(StyledText("Next time, \"tutorial\" continues here.", .dim))
    }

    private func judge(_ line: ParsedLine, outcome: Outcome) {
        guard !isSpokenTo else { return isSpokenTo = false }
        endMysteryIfGone()
        try? judgeTransfer(after: line)
        guard let tutor else { return }
        linesSinceLesson += 1
        tutor.observe(observation(after: line), of: line, outcome: outcome)
    }

    /// Returns the effects of a line, as far as the lesson asks for them.
    func observation(after line: ParsedLine) -> StepObservation {
        var outputs = line.shown.map { ShownOutput(name: $0, text: session.lastSaid) }
        if session.isInteractive { outputs += self.outputs }
        let postconditions = tutor?.expectedStep?.mark.postconditions ?? []
        let situation = Situation(of: session, for: postconditions)
        return StepObservation(situation: situation, outputs: outputs, crash: session.crash)
    }
}

extension ExampleSession {
    /// The tutorial of this session, whose program must be a teaching one.
    var tutorial: Tutorial { part()! }
}
