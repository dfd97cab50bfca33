/// Makes a chapter of its page, and insists on the form that chapters have.
struct ChapterReader {
    private let file: String
    private let blocks: [MarkdownBlock]
    /// The blocks under the last heading, by the names of the answers.
    private var answers: [String: [MarkdownBlock]] = [:]

    /// Reads the page in a file; nil if it is no chapter. Throws ``PageError`` if it doesn't have a chapter's form.
    static func chapter(_ text: String, in file: String) throws(PageError) -> Chapter? {
        let blocks = try MarkdownReader.blocks(of: text, in: file)
        guard blocks.count > 1, case .comment(let header) = blocks[1].content, header.hasPrefix("chapter ") else {
            return nil
        }
        return try ChapterReader(file: file, blocks: blocks).chapter(header)
    }

    private init(file: String, blocks: [MarkdownBlock]) {
        self.file = file
        self.blocks = blocks
    }

    private func chapter(_ header: String) throws(PageError) -> Chapter {
        guard case .heading(1, let title) = blocks[0].content else {
            throw error(blocks[0].line, "a chapter begins with its title")
        }
        let words = header.split(separator: " ")
        var values: [Substring: Substring] = [:]
        for word in words.dropFirst(2) {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, values.updateValue(parts[1], forKey: parts[0]) == nil else {
                throw error(blocks[1].line, "\(word) is not name=value")
            }
        }
        guard let number = Int(words[1]), let part = values["part"], let program = values["program"],
            let claims = values["claims"]
        else {
            throw error(blocks[1].line, "a chapter says its number, part, program and claims")
        }

        var reader = self
        let sections = self.sections(of: blocks.dropFirst(2), level: 2)
        guard let last = sections.last, last.heading == "answers" else {
            throw error(blocks.last!.line, "a chapter ends with its answers")
        }
        for section in self.sections(of: last.blocks[...], level: 3) where !section.heading.isEmpty {
            reader.answers[section.heading] = section.blocks
        }
        var (recall, steps, questions): (Question?, [Step], [Question]) = (nil, [], [])
        var stepsBeforeRecall: Int?
        for section in sections.dropFirst().dropLast() {
            switch section.heading {
            case "recall":
                recall = try reader.question(in: section.blocks[...], at: section.line)
                stepsBeforeRecall = steps.count
            case "check yourself": questions = try reader.questions(in: section.blocks)
            default: steps.append(try reader.step(section))
            }
        }
        for case let question? in steps.map(\.question) {
            guard let heading = question.answeredBy, !steps.contains(where: { $0.heading == heading }) else { continue }
            throw error(question.line, "no step “\(heading)” is there to answer the prediction")
        }
        guard questions.count == 3 else { throw error(last.line, "a chapter has three questions to check oneself") }
        // Dates are written as the transcripts have them, whatever the learner's own language.
        let arguments = values["now"].map { ["--now", String($0), "--locale", "en_US"] } ?? []
        let chapter = Chapter(
            number: number, part: String(part), program: String(program), arguments: arguments,
            claims: claims.split(separator: ",").map(String.init), title: title,
            introduction: sections[0].blocks, recall: recall, steps: steps, questions: questions, file: file,
            blocks: blocks)
        if let recall, stepsBeforeRecall != chapter.stepsBeforeRecall {
            throw error(recall.line, "the recall follows the first step in which something is typed")
        }
        return chapter
    }

    // MARK: Sections

    private struct Section {
        let heading: String
        let line: Int
        var blocks: [MarkdownBlock] = []
    }

    /// Blocks by the headings of a level; the first section is what stands before the first of them.
    private func sections(of blocks: ArraySlice<MarkdownBlock>, level: Int) -> [Section] {
        blocks.reduce(into: [Section(heading: "", line: blocks.first?.line ?? 1)]) { sections, block in
            if case .heading(level, let text) = block.content {
                sections.append(Section(heading: text, line: block.line))
            } else {
                sections[sections.count - 1].blocks.append(block)
            }
        }
    }

    private func step(_ section: Section) throws(PageError) -> Step {
        var found: (index: Int, mark: StepMark, behindColon: String?)?
        for (index, block) in section.blocks.enumerated() {
            guard case .comment(let comment) = block.content else { continue }
            do throws(StepMark.Problem) {
                guard let mark = try StepMark(comment) else { continue }
                if found != nil { throw StepMark.Problem("a section has one mark") }
                let parts = comment.split(separator: ": ", maxSplits: 1)
                found = (index, mark, parts.dropFirst().first.map(String.init))
            } catch {
                throw self.error(block.line, error.text)
            }
        }
        let end = found?.index ?? section.blocks.count
        let mark = found?.mark ?? .say
        let before = section.blocks[..<end]
        let transcript = try self.transcript(in: before)
        let after = section.blocks.dropFirst(end + 1)
        if try !self.transcript(in: after).isEmpty { throw error(section.line, "a transcript stands before its mark") }
        var question: Question?
        switch mark {
        case .predict:
            question = try self.question(
                in: section.blocks[...], at: section.line, answeredBy: found?.behindColon)
            if question?.isTyped == true { throw error(section.line, "a prediction has options to choose from") }
        case .say:
            if found == nil, !transcript.isEmpty {
                throw error(
                    section.line, "no mark below the transcript says what counts, such as <!-- look stats -->")
            }
        case .do, .goal: if transcript.isEmpty { throw error(section.line, "nothing is typed in this step") }
        }
        try checkTyping(in: before)
        let asked = before.filter { !$0.isTranscript }
        let step = Step(
            heading: section.heading,
            asked: question == nil ? asked.filter { !mark.isGoal || $0.content != .paragraph(Step.oneWay) } : [],
            transcript: transcript, mark: mark, question: question,
            why: question == nil ? Array(after) : [], line: section.line)
        if mark.isGoal, step.goal == nil || step.asked.count == asked.count {
            throw error(section.line, "a goal says so, Goal: let live be 0, and “One way:” stands above its transcript")
        }
        return step
    }

    private static let typedTogether =
        /\bType `([^`]+)`(?:(?:,|,? and|,? then|,? and then|\. Then)(?: type)? `[^`]+`)+/

    /// Refuses what only looks as if two commands were to be typed: ``Type `a`, then `b`.``
    private func checkTyping(in blocks: ArraySlice<MarkdownBlock>) throws(PageError) {
        for block in blocks {
            guard case .paragraph(let text) = block.content, let match = text.firstMatch(of: Self.typedTogether)
            else { continue }
            let sentences = match.0.matches(of: /`[^`]+`/).map { "Type \($0.0)." }
            throw error(block.line, "each command has a sentence of its own: \(sentences.joined(separator: " "))")
        }
    }

    private func transcript(in blocks: ArraySlice<MarkdownBlock>) throws(PageError) -> [ConsoleEntry] {
        var entries: [ConsoleEntry] = []
        for block in blocks {
            guard case .fence("console", let lines) = block.content else { continue }
            var output: [String] = []
            var command: (text: String, line: Int)?
            func close() {
                guard let command else { return }
                entries.append(ConsoleEntry(command: command.text, output: output, line: command.line))
            }
            for (index, line) in lines.enumerated() {
                if let typed = typed(line) {
                    close()
                    command = (typed, block.line + 1 + index)
                    output = []
                } else if command == nil {
                    throw error(block.line + 1 + index, "a transcript begins with a prompt: table-cell> stats")
                } else {
                    output.append(line)
                }
            }
            close()
        }
        return entries
    }

    /// Returns the command in a line of a transcript that begins with a prompt, or nil if the line has no prompt.
    private func typed(_ line: String) -> String? {
        let rest = line.drop { $0.isLowercase || $0 == "-" }
        return rest.startIndex > line.startIndex && rest.hasPrefix("> ") ? String(rest.dropFirst(2)) : nil
    }

    // MARK: Questions

    private func questions(in blocks: [MarkdownBlock]) throws(PageError) -> [Question] {
        var starts = blocks.indices.filter { if case .numbered = blocks[$0].content { true } else { false } }
        starts.append(blocks.count)
        var questions: [Question] = []
        for (start, end) in zip(starts, starts.dropFirst()) {
            questions.append(try question(in: blocks[start..<end], at: blocks[start].line))
        }
        return questions
    }

    private static let answer = /\[(?:Answer|What happened)\]\(#(.+)\)/

    /// The question that blocks ask: sentences, perhaps a listing, a list of options unless the answer is to be typed,
    /// and a link to the answer.
    private func question(
        in blocks: ArraySlice<MarkdownBlock>, at line: Int, answeredBy heading: String? = nil
    ) throws(PageError) -> Question {
        var (text, options, anchor): ([String], [String], String?) = ([], [], nil)
        var listing: MarkdownBlock?
        for block in blocks {
            switch block.content {
            case .paragraph(let paragraph):
                if let match = paragraph.wholeMatch(of: Self.answer) {
                    anchor = String(match.1)
                } else {
                    text.append(paragraph)
                }
            case .numbered(_, let paragraph): text.append(paragraph)
            case .list(let items): options = items
            case .fence: listing = block
            default: break
            }
        }
        guard options.count != 1, let anchor else {
            throw error(line, "a question has a link to its answer, and more than one option, if any")
        }
        let title = anchor.replacing("-", with: " ")
        guard let answer = answers[title] else { throw error(line, "there is no answer “\(title)”") }
        let isTyped = options.isEmpty
        var (right, sentences) = (0, [String]())
        if isTyped {
            (options, sentences) = try typedAnswers(in: answer, at: line)
        } else {
            (right, sentences) = try self.sentences(in: answer, for: options, at: line)
        }
        let spellings = answer.compactMap { block -> Substring? in
            guard case .comment(let text) = block.content, text.hasPrefix("also ") else { return nil }
            return text.dropFirst(5)
        }
        return Question(
            name: String(anchor.trimmingPrefix("answer-to-the-")), text: text.joined(separator: " "), listing: listing,
            options: options, right: right, sentences: sentences, isTyped: isTyped,
            spellings: spellings.flatMap { $0.split(separator: ", ").map(String.init) }, answeredBy: heading,
            line: line)
    }

    private static let typed = /\*\*(.+?)[.:]\*\* (.+)/

    /// The answer to be typed, and behind it the wrong ones that are explained, each with what is said of it.
    private func typedAnswers(
        in answer: [MarkdownBlock], at line: Int
    ) throws(PageError) -> (options: [String], sentences: [String]) {
        let answers = answer.flatMap { block in
            switch block.content {
            case .paragraph(let text): [text]
            case .list(let items): items
            default: [String]()
            }
        }.compactMap { $0.wholeMatch(of: Self.typed) }
        guard answers.count > 1 else {
            throw error(
                answer.first?.line ?? line,
                "an answer to be typed is explained, and so is a wrong one: **answer.** Because, - **guess:** because")
        }
        return (answers.map { String($0.1) }, answers.map { String($0.2) })
    }

    /// The mark of the right answer among those to a prediction, before what is said of it.
    private static let right = "<!-- right --> "

    /// Returns what is said of each option, and the index of the right one.
    private func sentences(
        in answer: [MarkdownBlock], for options: [String], at line: Int
    ) throws(PageError) -> (right: Int, sentences: [String]) {
        if case .list(let items) = answer.first?.content {
            var sentences: [String] = []
            for (index, option) in options.enumerated() {
                let start = "**\(option):** "
                guard index < items.count, items[index].hasPrefix(start) else {
                    throw error(answer[0].line, "the answers are those to the options, in their order: \(start)")
                }
                sentences.append(String(items[index].dropFirst(start.count)))
            }
            let right = sentences.indices.filter { sentences[$0].hasPrefix(Self.right) }
            guard items.count == options.count, right.count == 1 else {
                let problem = "each answer has an option, and one has the mark: - **option:** \(Self.right)Correct."
                throw error(answer[0].line, problem)
            }
            sentences[right[0]].removeFirst(Self.right.count)
            return (right[0], sentences)
        }
        guard case .paragraph(let paragraph) = answer.first?.content,
            let right = options.firstIndex(where: { paragraph.hasPrefix("**\($0).** ") })
        else {
            throw error(answer.first?.line ?? line, "an answer begins with the option that is so: **option.** Because")
        }
        let reason = String(paragraph.dropFirst(options[right].count + 6))
        return (right, options.map { _ in reason })
    }

    private func error(_ line: Int, _ problem: String) -> PageError {
        PageError(file: file, line: line, problem: problem)
    }
}

extension MarkdownBlock {
    /// A Boolean value that indicates whether the block is a listing of a terminal, which is checked.
    fileprivate var isTranscript: Bool {
        if case .fence("console", _) = content { true } else { false }
    }
}
