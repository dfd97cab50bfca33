internal import ExampleShell
internal import Foundation
internal import Handbook

extension Tutor {
    /// Three hints for a lesson, each of which tells more, or empty for an exercise, which has its own.
    func hints(for lesson: Lesson) -> [String] {
        switch lesson.task {
        case .step(let step):
            let holes = step.commands.map { command in
                let words = command.split(separator: " ")
                let start = words.count > 1 ? words.dropLast().joined(separator: " ") + " " : "\(command.prefix(2))"
                return "`\(start)___`"
            }
            let subject =
                step.mark.isGoal
                ? subjects(of: step).joined(separator: " ") : "This step says what to type: \(step.listOfCommands)."
            return [
                subject, missing,
                "Fill in: " + holes.joined(separator: ", then ") + ". Or `skip` does it for you.",
            ]
        case .predict(let question):
            let wrong = question.options.indices.last { $0 != question.right } ?? 0
            return [
                "Say what you expect: nothing depends on it, and a guess helps you remember.",
                "It isn't “\(question.options[wrong])”.",
                "You may try it first: every command works now. Then say what you have seen.",
            ]
        case .answer(let question):
            let wrong = question.options.indices.filter { $0 != question.right }
            let answer = question.options[question.right].filter { $0 != "`" }.trimmingPrefix(#/(an?|the) /#)
            // If no answers are listed, a wrong one says nothing about the right one.
            let isOpen = question.isTyped && question.listing == nil
            return [
                place(of: question, in: lesson),
                isOpen ? idea(of: question) : "It isn't “\(question.options[wrong.last ?? 0])”.",
                question.isTyped
                    ? "It begins with “\(answer.prefix(answer.count / 3 + 1))”."
                    : "Nor is it “\(question.options[wrong.first ?? 0])”.",
            ]
        case .exercise: return []
        }
    }

    /// Returns the reason for the answer, without the answer.
    private func idea(of question: Question) -> String {
        let answers = ([question.options[question.right]] + question.spellings).map { $0.filter { $0 != "`" } }
        return answers.sorted { $0.count > $1.count }.reduce(question.sentences[question.right]) { reason, answer in
            reason.replacingOccurrences(of: answer, with: "…", options: .caseInsensitive)
        }
    }

    /// Returns a sentence about the chapter that has the answer.
    private func place(of question: Question, in lesson: Lesson) -> String {
        let named = question.sentences[question.right].firstMatch(of: /chapter ([0-9]+)/).flatMap { Int($0.1) }
        let number = named ?? lesson.home.subject
        return number != chapter.number
            ? "Chapter \(number) has the answer: `recap \(number)` sums it up." : "This chapter has the answer."
    }

    /// Sentences about the objects, nibs and experiments that the commands of a step name.
    private func subjects(of step: Step) -> [String] {
        var said = Set<String>()
        return step.commands.compactMap { subject(of: $0) }.filter { said.insert($0).inserted }
    }

    private func subject(of command: String) -> String? {
        let words = command.split(separator: " ").map(String.init)
        switch words[0] {
        case "edit" where words.count > 3 && words[2] != "--find":
            let name = words[3].prefix { $0 != "." }
            return "Look for `\(name)` in `xib \(words[1])`; `edit` changes it."
        case "edit": return "Look at the connections in `xib \(words[1])`; `edit` changes them."
        case "experiment":
            let broken = session.program.experiments.first { $0.name == words[1] }?.broken ?? ""
            return "One of the experiments does it: “\(broken)” `experiment` lists them all."
        case "technique":
            let summary = session.program.techniques.first { $0.name == words[1] }?.summary ?? ""
            return "One of the techniques does it: “\(summary)” `technique` lists them all."
        case "scroll", "goto": return "Cells leave and come while the list moves: `scroll` and `goto` move it."
        case "tap", "select": return "Use `tap` with a title, or with the number of a row or control."
        case "trace": return "`trace on` makes every command show its steps."
        case "reset": return "`reset` makes the screen again, with nothing broken."
        default: return "The command `\(words[0])` helps; `help \(words[0])` explains it."
        }
    }
}
