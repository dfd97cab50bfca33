internal import ArgumentParser
internal import ExampleShell
internal import Foundation
internal import Handbook

struct Recap: TutorialCommand {
    static let configuration = CommandConfiguration(
        abstract: "Sum up the tutorial, with your own answers.")

    @Argument(help: "A file to save it in.", completion: .file())
    var file: String?

    func speak(to tutorial: Tutorial) throws {
        let (session, text) = (tutorial.session, try tutorial.recap)
        guard let file else {
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
            throw CommandError.unwritable(file, reason: error.localizedDescription)
        }
        session.remark("Saved in \(file).")
    }
}

extension Tutorial {
    /// The claims of the chapters that are done, and the learner's answers in all that were begun.
    fileprivate var recap: String {
        get throws {
            let claims = try Handbook.installed.claims
            var lines: [String] = []
            for chapter in try chapters {
                guard progress.lastLesson(of: chapter.number) != nil || progress.known.contains(chapter.number) else {
                    continue
                }
                lines += ["\(chapter.number). \(chapter.title)", ""]
                // Claims answer the questions of a chapter that is still open.
                if progress.done.union(progress.known).contains(chapter.number) {
                    lines += claims.filter { chapter.claims.contains($0.name) }.map { "- \($0.text) (\($0.name))" }
                }
                for lesson in chapter.lessons {
                    guard let answer = progress.answer(to: lesson.home) else { continue }
                    let asked = lesson.question?.text ?? lesson.heading
                    let truth = lesson.question.map { $0.options[$0.right] }
                    let isRight = truth == answer || progress.isRight(lesson.home)
                    let so = truth.map { isRight ? " Correct." : " The answer is “\($0)”." } ?? ""
                    lines.append("- \(asked) You said “\(answer)”.\(so)")
                }
                lines.append("")
            }
            lines += try transferRecap
            if lines.isEmpty { return "- Nothing yet: `tutorial` starts." }
            return lines.dropLast().joined(separator: "\n")
        }
    }
}
