internal import Handbook

extension Step {
    /// What is typed, and what has to be where the window has no room for what a prompt shows by itself.
    var allCommands: [String] {
        if case .look(at: "trace", _, _) = mark { commands + ["trace last"] } else { commands }
    }

    /// What is typed after one of its lines; nil if that is none, or the last.
    func command(after line: String) -> String? {
        // A button is tapped by its title in any case.
        let index = allCommands.firstIndex { $0.lowercased() == line.lowercased() }
        return index.flatMap { allCommands.dropFirst($0 + 1).first }
    }

    /// What is typed, as a sentence has it.
    var listOfCommands: String { allCommands.map { "`\($0)`" }.joined(separator: ", ") }
}

extension MarkdownBlock {
    /// Whether the tutorial writes it, which knows by itself where it runs.
    var isForTheTutorial: Bool {
        switch content {
        case .paragraph(let text): !text.hasPrefix("You need `swift run ") && !text.hasPrefix("[What happened]")
        default: true
        }
    }
}

extension Question {
    /// The option that an answer means: its number, or words it begins with.
    ///
    /// - Throws: ``TutorialError`` if there is none.
    func option(for answer: String) throws -> Int {
        if let index = options.index(numbered: answer) { return index }
        let matches = options.indices.filter { options[$0].lowercased().hasPrefix(answer.lowercased()) }
        guard matches.count == 1, !answer.isEmpty else {
            throw TutorialError.noSuchAnswer(answer, count: options.count)
        }
        return matches[0]
    }
}

extension Lesson {
    /// Three hints: where to look, which idea it is about, and the line with a hole in it.
    var hints: [String] {
        switch task {
        case .step(let step):
            let first = step.commands.last.map { String($0.prefix { $0 != " " }) } ?? ""
            let lines = step.commands.map { command in
                let words = command.split(separator: " ")
                let start = words.count > 1 ? words.dropLast().joined(separator: " ") + " " : "\(command.prefix(2))"
                return "`\(start)___`"
            }
            return [
                "`help \(first)` explains the command you need.",
                "`expected` lists what is checked; nothing else counts.",
                "Fill in: " + lines.joined(separator: ", ") + ". Or `skip` does it for you.",
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
            return [
                "`recap` sums up the chapters.",
                "It isn't “\(question.options[wrong.last ?? 0])”.",
                "Nor is it “\(question.options[wrong.first ?? 0])”.",
            ]
        case .exercise: return []
        }
    }
}
