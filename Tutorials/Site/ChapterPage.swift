import Canvases
import Foundation
import Handbook

/// A chapter as a page: all of it is there to be read, and `site.js` shows it step by step.
struct ChapterPage {
    private let chapter: Chapter
    private let chapters: [Chapter]
    /// The moments of its recording: the first, and one behind each command.
    private let moments: [Int]

    init(_ chapter: Chapter, of chapters: [Chapter], moments: [Int]) {
        (self.chapter, self.chapters, self.moments) = (chapter, chapters, moments)
    }

    /// A piece of it: a section, or a question.
    private enum Lesson {
        case step(Step)
        case question(Question, heading: String)
    }

    /// All there is to do, as the tutorial gives it: the questions come before what to do now.
    private var lessons: [Lesson] {
        let recall = chapter.recall.map { [Lesson.question($0, heading: "recall")] } ?? []
        let questions = chapter.questions.map { Lesson.question($0, heading: "check yourself") }
        let steps = chapter.steps.map(Lesson.step)
        let first = steps.prefix(chapter.stepsBeforeRecall)
        return first + recall + steps.dropFirst(first.count).dropLast() + questions + steps.suffix(1)
    }

    var page: Page {
        func neighbor(_ distance: Int) -> (String, String)? {
            chapters.first { $0.number == chapter.number + distance }.map { (Self.file(of: $0), $0.title) }
        }
        let sections = lessons.enumerated().map { section($1, number: $0 + 1) }
        return Page(
            file: Self.file(of: chapter), title: "\(chapter.number). \(chapter.title)",
            recordings: Self.recordings(of: chapter),
            before: neighbor(-1), next: neighbor(1),
            body: """
                <main data-name="\(chapter.number)" data-picture="\(moments[0])">
                <header>
                <p class="kicker">Chapter \(chapter.number) of \(chapters.count) · \(chapter.program) · \
                \(chapter.minutes) minutes</p>
                <h1>\(Markup.inline(chapter.title))</h1>
                \(Markup.blocks(chapter.introduction.filter(\.isForThePage)))
                </header>
                \(sections.joined(separator: "\n"))
                </main>
                """)
    }

    static func file(of chapter: Chapter) -> String { "chapter-\(chapter.number).html" }
    /// The name of the file with its recording.
    static func recordings(of chapter: Chapter) -> String { "recording-\(chapter.number)" }

    func index(in index: inout SearchIndex) {
        for (number, lesson) in zip(1..., lessons) {
            let place = "\(Self.file(of: chapter))#step-\(number)"
            switch lesson {
            case .step(let step):
                let text = (step.asked + step.why).map(\.words) + [step.question?.text ?? ""] + step.commands
                index.add(text.joined(separator: " "), title: "\(chapter.number).\(number) \(step.heading)", at: place)
            case .question(let question, let heading):
                index.add(question.text, title: "\(chapter.number).\(number) \(heading)", at: place)
            }
        }
    }

    // MARK: Sections

    private func section(_ lesson: Lesson, number: Int) -> String {
        let (kind, heading, contents): (String, String, String)
        var answered = ""
        switch lesson {
        case .question(let question, let name):
            (kind, heading, contents) = ("answer", name, Self.html(of: question, isPredicted: false))
        case .step(let step):
            heading = step.heading
            if let question = step.question {
                (kind, contents) = ("predict", Self.html(of: question, isPredicted: true))
            } else {
                kind = step.mark.isGoal ? "goal" : step.mark == .say ? "say" : "do"
                contents = html(of: step)
                if let question = predictions[step.line] { answered = " data-answers=\"\(question.name)\"" }
            }
        }
        return """
            <section class="step" id="step-\(number)" data-kind="\(kind)"\(answered)>
            <h2><span class="number">\(chapter.number).\(number)</span> \(Markup.inline(heading))</h2>
            \(contents)
            </section>
            """
    }

    /// The predictions that steps answer, by the lines of these.
    private var predictions: [Int: Question] {
        var predictions: [Int: Question] = [:]
        for (index, step) in chapter.steps.enumerated() {
            guard let question = step.question else { continue }
            let answer = chapter.steps[(index + 1)...].first {
                $0.question == nil && $0.mark != .say && $0.heading == question.answeredBy ?? $0.heading
            }
            if let answer { predictions[answer.line] = question }
        }
        return predictions
    }

    /// A section as its page has it: listings of a terminal stand where they are typed.
    private func html(of step: Step) -> String {
        let end =
            chapter.blocks.first { block in
                if case .heading(2, _) = block.content { block.line > step.line } else { false }
            }?.line ?? .max
        var html: [String] = []
        var waiting: [MarkdownBlock] = []
        for block in chapter.blocks where block.line > step.line && block.line < end {
            guard case .fence("console", let lines) = block.content else {
                if block.isForThePage { waiting.append(block) }
                continue
            }
            html.append(Markup.blocks(waiting))
            waiting = []
            for entry in step.transcript where (block.line...block.line + lines.count).contains(entry.line) {
                html.append(
                    Markup.entry(
                        entry.command, printing: entry.output, in: chapter.program, picture: picture(behind: entry),
                        isAside: Step.isShownByItself(entry.command) && entry != step.transcript.first))
            }
        }
        return (html + [Markup.blocks(waiting)]).joined(separator: "\n")
    }

    private func picture(behind entry: ConsoleEntry) -> Int {
        let entries = chapter.steps.flatMap(\.transcript)
        return moments[1 + (entries.firstIndex { $0.line == entry.line } ?? -1)]
    }

    private static func html(of question: Question, isPredicted: Bool) -> String {
        let listing = question.listing.map { Markup.blocks([$0]) } ?? ""
        let options = question.options.map { "<li>\(Markup.inline($0))</li>" }.joined()
        let reasons = zip(question.options, question.sentences).enumerated().map { index, option in
            // Where the reason is the same for all, it is told once.
            question.isTyped || isPredicted || index == question.right
                ? "<li><b>\(Markup.inline(option.0))</b> <span>\(Markup.inline(option.1))</span></li>" : "<li></li>"
        }
        let typed = question.isTyped ? " data-also=\"\(question.spellings.joined(separator: "|").asMarkup)\"" : ""
        return """
            <div class="question" data-name="\(question.name)" data-right="\(question.right)"\(typed)>
            <p>\(Markup.inline(question.text))</p>
            \(listing)
            \(question.isTyped ? "" : "<ol class=\"options\">\(options)</ol>")
            <details class="answer"><summary>\(isPredicted ? "What happened" : "The answer")</summary>
            <ul>\(reasons.joined())</ul></details>
            </div>
            """
    }
}

extension MarkdownBlock {
    /// Whether a page of the site has it, which runs no program, and has answers where questions are.
    fileprivate var isForThePage: Bool {
        switch content {
        case .paragraph(let text):
            !text.hasPrefix("You need `swift run ") && !text.hasPrefix("[What happened]") && !text.hasPrefix("[Answer]")
        case .list(let items): !items.isEmpty
        default: true
        }
    }

    /// What is written in it, for a search.
    var words: String {
        switch content {
        case .heading(_, let text), .paragraph(let text), .numbered(_, let text): text.plainWords
        case .list(let items): items.joined(separator: " ").plainWords
        case .table(let rows): rows.joined().joined(separator: " ").plainWords
        case .fence(_, let lines): lines.joined(separator: " ")
        case .image, .comment: ""
        }
    }
}

extension String {
    /// The text without comments and without the targets of its links.
    fileprivate var plainWords: String {
        replacing(/<!--.*?-->/, with: "").replacing(/\]\([^)]*\)/, with: "]")
    }
}
