internal import Foundation
internal import Handbook

/// What the tutorial remembers in a session.
struct TutorialState {
    /// Who leads through a chapter, if one is followed.
    var tutor: Tutor?
    /// The fault to be named, if there is one.
    var mystery: Mystery?
    /// What the tutorial has said and nobody has read.
    var reading = Reading()
    /// All chapters; read lazily.
    var chapters: [Chapter]?
    /// What the learner has done; read when first needed.
    var progress: Progress?
    /// How many lines were run since the lesson was given.
    var linesSinceLesson = 0
    /// Whether lines run that nobody typed.
    var isAside = false
    /// Whether the line that runs speaks to the tutorial.
    var isSpokenTo = false
    /// The experiment that ended its process by the line that runs, or ran last.
    var crash: String?

    /// Where the learner is, for the prompt.
    var place: String? { mystery != nil ? "mystery" : tutor?.place }
}

extension ExampleSession {
    /// The commands of the tutorial.
    static var tutorialCommands: [any SessionCommand.Type] {
        [
            BeginTutorial.self, GoOn.self, Answer.self, GoBack.self, Skip.self, Hint.self, Expected.self, Recap.self,
            BeginMystery.self,
        ]
    }

    /// What the learner has done so far.
    var progress: Progress {
        get {
            if let progress = tutorial.progress { return progress }
            let progress = readProgress()
            tutorial.progress = progress
            return progress
        }
        set { tutorial.progress = newValue }
    }

    /// All chapters.
    ///
    /// - Throws: If the handbook can't be read.
    var chapters: [Chapter] {
        get throws {
            if let chapters = tutorial.chapters { return chapters }
            let chapters = try handbook.chapters()
            tutorial.chapters = chapters
            return chapters
        }
    }

    /// The chapter with a number.
    func chapter(_ number: Int) throws -> Chapter {
        let chapters = try chapters
        guard let chapter = chapters.first(where: { $0.number == number }) else {
            throw TutorialError.noChapter(number, count: chapters.count)
        }
        return chapter
    }

    /// The chapter behind another; nil behind the last.
    func chapter(after chapter: Chapter) -> Chapter? {
        try? self.chapter(chapter.number + 1)
    }

    // MARK: Beginning

    /// Begins a chapter, or goes on with it, in this program or in the one that it needs.
    ///
    /// - Parameters:
    ///   - chapter: The chapter.
    ///   - lesson: The number of the lesson to go on with; nil or 0 to begin.
    func follow(_ chapter: Chapter, from lesson: Int? = nil) {
        let lesson = lesson == 0 ? nil : lesson
        let isStartedSo = chapter.arguments.allSatisfy(launchArguments.contains)
        guard chapter.program == name, isStartedSo else {
            progress.add(.reached(chapter: chapter.number, lesson: lesson ?? 0))
            print("Chapter \(chapter.number) is followed in \(chapter.program).")
            let line = lesson == nil ? "tutorial \(chapter.number)" : "tutorial"
            return leave(for: chapter.program, chapter.arguments, beginning: line)
        }
        tutorial.mystery = nil
        let tutor = Tutor(chapter, in: self, missed: lesson == nil ? missedLessons : [], from: lesson)
        tutorial.tutor = tutor
        tutor.begin()
    }

    /// Goes on reading, or to the next lesson.
    ///
    /// - Throws: ``TutorialError`` if there is neither.
    func goOn() throws(TutorialError) {
        if tutorial.reading.isEmpty { try followedTutor.goOn() } else { tutorial.reading.goOn() }
    }

    /// Begins the chapter after one that was followed to its end.
    func beginChapter(after chapter: Chapter) {
        guard let next = self.chapter(after: chapter) else { return }
        follow(next)
    }

    /// Follows no chapter any more.
    func endTutorial() {
        tutorial.tutor = nil
    }

    /// The options with which another program writes as this one does.
    private var appearanceArguments: [String] {
        (appearance.style.attributes ? [] : ["--plain"]) + (appearance.style.ascii ? ["--ascii"] : [])
            + (appearance.fixedWidth.map { ["--width", "\($0)"] } ?? [])
    }

    /// The questions that were missed last; no more of them than a chapter asks.
    private var missedLessons: [Lesson] {
        progress.missed.prefix(3).compactMap { chapter, number in
            let lesson = try? self.chapter(chapter).lessons.first { $0.number == number }
            return lesson?.question == nil ? nil : lesson
        }
    }

    /// Goes on in another program, or in this one started otherwise; where nobody types, says how.
    ///
    /// - Parameters:
    ///   - program: The name of the program.
    ///   - arguments: What it is started with.
    ///   - line: What it begins with.
    func leave(for program: String, _ arguments: [String], beginning line: String) {
        let file = executable.deletingLastPathComponent().appendingPathComponent(program)
        if isInteractive, FileManager.default.isExecutableFile(atPath: file.path) {
            nextProgram = (file, arguments + ["--begin", line] + appearanceArguments)
            end()
        } else {
            let command = [program] + arguments + ["--begin", "\"\(line)\""]
            print("Type \"quit\", then: swift run \(command.joined(separator: " "))")
        }
    }

    // MARK: Lines

    /// Runs lines that nobody types, and whose output nobody is to see, on a screen made anew by the usual technique.
    func repeatQuietly(_ lines: [String]) {
        let (output, errors, wasInteractive, wasAside) = (self.output, self.errors, isInteractive, tutorial.isAside)
        (self.output, self.errors, isInteractive, tutorial.isAside) = ({ _ in }, { _ in }, false, true)
        recorder.isOn = false
        use(techniques[0])
        for line in lines { run(line) }
        (self.output, self.errors, isInteractive, tutorial.isAside) = (output, errors, wasInteractive, wasAside)
        tutorial.linesSinceLesson = 0
    }

    /// What of a step has to be done again to have the screen as it was afterwards.
    func linesToRepeat(_ step: Step) -> [String] {
        step.transcript.map(\.command).filter { line in
            let words = line.split(separator: " ").map(String.init)
            switch words.first {
            // What ended a process changed nothing here; comparing takes its time and changes nothing either.
            case "experiment": return experimentsByName.first { $0.name == words.last }?.endsProgram != true
            case "technique": return !words.contains("--compare")
            case "show", "tree", "stats", "xib", "nib", "source", "why", "claim", "term", "compare", "owners":
                return false
            default: return line != "trace last"
            }
        }
    }

    /// Tells the tutorial what a line has done.
    func tellTutorial(_ line: String, outcome: Outcome) {
        guard !tutorial.isAside else { return }
        defer { if outcome != .quit { writeReading() } }
        guard !tutorial.isSpokenTo else { return tutorial.isSpokenTo = false }
        endMysteryIfGone()
        guard let tutor = tutorial.tutor else { return }
        tutorial.linesSinceLesson += 1
        var sights = outcome == .failed ? [] : sights(of: line, showing: lastSaid)
        if isInteractive {
            // What a prompt shows by itself counts as well.
            if shown.page != nil { sights.append(Sight(name: "show", text: "")) }
            let steps = recorder.current
            if !steps.isEmpty, !shown.hidesSteps {
                sights.append(Sight(name: "trace", text: TraceReport(steps).text(columns: nil).string))
            }
        }
        // What is written below the screen now must not go with it when it is drawn anew.
        shown.page = nil
        let situation = situation(withScreen: tutor.lesson?.step?.mark.needsScreen == true)
        tutor.observe(Happening(situation: situation, sights: sights, crash: tutorial.crash), of: line)
    }

    /// What is typed to the tutorial, which is nothing that it should judge.
    func aside(_ speak: () throws -> Void) rethrows {
        let wasAside = tutorial.isAside
        tutorial.isAside = true
        defer { (tutorial.isAside, tutorial.isSpokenTo) = (wasAside, true) }
        try speak()
    }

    /// The command that a line stands for while the tutorial waits: nothing for `next`, a number for an answer.
    func tutorialLine(for typed: String) -> String {
        if !tutorial.isAside { shown.height = 0 }
        guard tutorial.tutor != nil || tutorial.mystery != nil || !tutorial.reading.isEmpty else { return typed }
        let words = typed.split(separator: " ")
        if words.isEmpty { return tutorial.mystery == nil || !tutorial.reading.isEmpty ? "next" : typed }
        return words.count == 1 && Int(words[0]) != nil ? "answer \(words[0])" : typed
    }
}
