internal import ArgumentParser
internal import Handbook

/// `tutorial`: begins a chapter, or goes on with one.
struct BeginTutorial: TutorialCommand {
    static let configuration = CommandConfiguration(
        commandName: "tutorial", abstract: "Learn step by step: start, or continue where you were.",
        discussion: """
            Every command works meanwhile. Enter continues, a number answers a question, "back" restores the screen \
            from before the step, "skip" does the step for you, "hint" helps, "expected" lists what is checked.
            """)

    @Argument(help: "The chapter; without one, the one you were in, or the first.")
    var chapter: Int?

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
        tutorial.reading = Reading()
        if let check { return tutorial.check(try tutorial.chapter(check)) }
        if let chapter { return tutorial.follow(try tutorial.chapter(chapter)) }
        if let tutor = tutorial.tutor, tutor.lesson != nil { return tutor.give() }
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
    /// Writes the chapters under their parts, with what the learner has done of each.
    fileprivate func listChapters() throws {
        var part = ""
        var lines: [StyledText] = []
        for chapter in try chapters {
            if chapter.part != part { lines.append("Part \(chapter.part)") }
            part = chapter.part
            let state = self.state(of: chapter)
            let number = String(repeating: " ", count: chapter.number < 10 ? 2 : 1) + "\(chapter.number)"
            let line: StyledText =
                "\(number)  \(state.padded(to: 8)) \(chapter.title) (\(chapter.minutes) minutes, \(chapter.program))"
            lines.append(line.wrapped(to: session.appearance.proseColumns, indent: 13))
        }
        session.page(lines.joined(by: "\n"))
    }

    /// How far the learner is with a chapter; empty if it was not begun.
    private func state(of chapter: Chapter) -> String {
        if progress.done.contains(chapter.number) { return "done" }
        if progress.known.contains(chapter.number) { return "known" }
        guard let lesson = progress.lastLesson(of: chapter.number), lesson > 0 else { return "" }
        return "at \(chapter.number).\(lesson)"
    }
}
