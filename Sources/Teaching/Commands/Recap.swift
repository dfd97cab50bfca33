internal import ArgumentParser
internal import ExampleShell
internal import Foundation
internal import Handbook

struct Recap: TutorialCommand {
    static let configuration = CommandConfiguration(
        abstract: "Sum up the tutorial, with your own answers.")

    @Argument(help: "A chapter, or a file to save all in.", completion: .file())
    var place: String?

    func speak(to tutorial: Tutorial) throws {
        let session = tutorial.session
        let chapter = try place.flatMap(Int.init).map(tutorial.chapter)
        let text = try tutorial.recap(of: chapter)
        guard chapter == nil, let file = place else {
            let pieces = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                let start = line.prefix { $0 == " " }.count
                let isItem = line.dropFirst(start).hasPrefix("- ")
                return tutorial.passage.text(String(line), isItem ? .plain : .bold, indent: isItem ? start + 2 : 0)
            }
            let columns = session.appearance.proseColumns
            return session.page(pieces.flatMap { $0.texts(columns: columns) }.joined(by: "\n"))
        }
        do {
            try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
        } catch {
            throw CommandError.unwritable(file, because: error)
        }
        session.remark("Saved in \(file).")
    }
}

extension Tutorial {
    /// Returns the claims of the chapters that are done, and the learner's answers in all that were begun, or those of
    /// one chapter.
    fileprivate func recap(of chapter: Chapter?) throws -> String {
        let claims = try Handbook.installed.claims
        var lines: [String] = []
        for chapter in try chapter.map({ [$0] }) ?? chapters {
            guard progress.lastLesson(of: chapter.number) != nil || progress.known.contains(chapter.number) else {
                continue
            }
            var items: [String] = []
            // Claims answer the questions of a chapter that is still open.
            if isDone(chapter) {
                items += claims.filter { chapter.claims.contains($0.name) }.map { "- \($0.text) (\($0.name))" }
            }
            items += chapter.lessons.compactMap { lesson in
                progress.answer(to: lesson.home).map { recap(of: $0, to: lesson, in: chapter) }
            }
            if !items.isEmpty { lines += ["\(chapter.number). \(chapter.title)", ""] + items + [""] }
        }
        if chapter == nil { lines += try transferRecap }
        if lines.isEmpty { return "- Nothing yet: `tutorial\(chapter.map { " \($0.number)" } ?? "")` starts." }
        return lines.dropLast().joined(separator: "\n")
    }

    private func recap(of answer: String, to lesson: Lesson, in chapter: Chapter) -> String {
        let asked = lesson.question?.text ?? lesson.heading
        let step = "`tutorial \(chapter.number).\(lesson.number)`"
        let code = lesson.question?.listing == nil ? "" : " (\(step) shows the code.)"
        let truth = lesson.question.map { $0.options[$0.right] }
        let isRight = truth == answer || progress.isRight(lesson.home)
        let so = truth.map { isRight ? " Correct." : " The answer is “\($0)”." } ?? ""
        return "- \(asked)\(code) You said “\(answer)”.\(so)"
    }
}
