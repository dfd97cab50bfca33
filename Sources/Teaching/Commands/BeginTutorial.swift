internal import ArgumentParser
internal import ExampleShell
internal import Handbook

struct BeginTutorial: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "tutorial", abstract: "Start or continue the tutorial.",
        discussion: """
            Every command works meanwhile. Enter continues, and a number or a word answers a question. "back" begins \
            the step again, or goes to the one before, and "skip" does it for you. "hint" helps, and "expected" lists \
            the conditions of the step.
            """)
    static let purpose = CommandPurpose.learn

    @Argument(help: "A chapter, such as 9, or a step, such as 9.14. The default is your place, or the first chapter.")
    var chapter: ChapterPlace?

    @Flag(help: "List the chapters and your progress.")
    var list = false

    @Option(help: "Answer only the three questions at the end of a chapter.")
    var check: Int?

    func validate() throws {
        if [list, check != nil, chapter != nil].count(where: \.self) > 1 {
            throw ValidationError("give only one of: a chapter, --list, --check")
        }
    }

    func speak(to tutorial: Tutorial) throws {
        if list { return try tutorial.listChapters() }
        if chapter == nil, check == nil, let tutor = tutorial.tutor, tutor.lesson != nil {
            return tutorial.reading.goBack()
        }
        let asked = try (check ?? self.chapter?.chapter).map(tutorial.chapter)
        if let asked, let step = self.chapter?.step, !asked.lessons.contains(where: { $0.number == step }) {
            throw CommandError("chapter \(asked.number) has no step \(step); there are 1 to \(asked.lessons.count)")
        }
        tutorial.reading = Reading()
        if let asked {
            return check == nil ? tutorial.follow(asked, from: self.chapter?.step) : tutorial.check(asked)
        }
        guard let last = tutorial.progress.lastPlace else { return tutorial.follow(try tutorial.chapter(1)) }
        let chapter = try tutorial.chapter(last.chapter)
        guard tutorial.progress.done.contains(chapter.number), last.lesson == chapter.lessons.last?.number else {
            return tutorial.follow(chapter, from: last.lesson)
        }
        tutorial.follow(tutorial.chapter(after: chapter) ?? chapter)
    }

    @MainActor static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        (try? session.tutorial.chapters.map { "\($0.number)" }) ?? []
    }
}

extension Tutorial {
    fileprivate func listChapters() throws {
        var heading: StyledText = ""
        var lines: [StyledText] = []
        for chapter in try chapters {
            let next = StyledText("Part \(chapter.part)", .bold) + StyledText("  \(chapter.program)", .dim)
            if next != heading { lines.append(next) }
            heading = next
            let state = self.state(of: chapter)
            let isCurrent = tutor?.chapter.number == chapter.number
            let number = (isCurrent ? "*" : " ") + String(repeating: " ", count: chapter.number < 10 ? 1 : 0)
            let line =
                StyledText("\(number)\(chapter.number)  ", .bold) + StyledText(state.padded(to: 8), .reused)
                + StyledText(" \(chapter.title)", isCurrent ? .bold : .plain)
                + StyledText("  \(chapter.minutes)\u{A0}min", .dim)
            lines.append(line.wrapped(to: session.appearance.proseColumns, indent: 14))
        }
        session.page(lines.joined(by: "\n"))
    }

    /// Returns the learner's progress with a chapter, or empty if it was not begun.
    private func state(of chapter: Chapter) -> String {
        if progress.done.contains(chapter.number) { return "done" }
        if progress.known.contains(chapter.number) { return "known" }
        guard let lesson = progress.lastLesson(of: chapter.number), lesson > 0 else { return "" }
        return "at \(chapter.number).\(lesson)"
    }
}
