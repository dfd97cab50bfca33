import Foundation

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// Somebody who follows a chapter at a prompt, and tries things.
final class Learner {
    /// The chapter.
    let chapter: Chapter
    private let progressFile: String
    private let isInteractive: Bool
    private(set) var program: Program
    /// The day on which the learner sits there.
    var day = "2011-10-29"

    /// Sits down, and begins the chapter.
    ///
    /// - Parameters:
    ///   - chapter: The chapter.
    ///   - lesson: The lesson to begin with, if that isn't the first.
    ///   - progressFile: Where progress is kept.
    ///   - isInteractive: Whether there is a terminal.
    init(_ chapter: Chapter, from lesson: Int? = nil, progressFile: String, isInteractive: Bool = true) throws {
        self.chapter = chapter
        self.progressFile = progressFile
        self.isInteractive = isInteractive
        if !FileManager.default.fileExists(atPath: progressFile) {
            _ = FileManager.default.createFile(atPath: progressFile, contents: nil)
        }
        program = try Program(for: chapter)
        try sitDown()
        if let lesson { go(to: lesson) } else { type("tutorial \(chapter.number)") }
    }

    /// Comes to a lesson by what the text has.
    func go(to lesson: Int) {
        program.session.tutorial.follow(chapter, from: lesson)
        type("tutorial")
    }

    private func sitDown() throws {
        let session = program.session
        session.tutorial.readProgress = { [progressFile] in LearnerProgress(at: progressFile) }
        session.tutorial.readChapters = { try Pages.chapters.get() }
        session.tutorial.today = { [unowned self] in day }
        session.isInteractive = isInteractive
        session.usesPager = false
        session.appearance.fixedHeight = 60
    }

    /// The tutor of the current chapter.
    var tutor: Tutor? { program.session.tutorial.tutor }

    /// The current lesson.
    var lesson: Lesson? { tutor?.lesson }

    /// The progress in the learner's file.
    var progress: LearnerProgress { LearnerProgress(at: progressFile) }

    /// Types a line, an empty one for Enter, and reads all that comes of it.
    @discardableResult
    func type(_ line: String) -> String {
        var printed = program.type(line)
        while !program.session.tutorial.reading.isEmpty { printed += program.type("") }
        return printed
    }

    /// Answers the question that is asked, and reads what comes of it, without line breaks.
    ///
    /// - Parameter isRight: Whether with the right answer; otherwise with a wrong one that the chapter explains.
    @discardableResult
    func answer(rightly isRight: Bool) -> String {
        guard let question = lesson?.question else { return "" }
        let line = question.answer(isRight ? question.right : question.right == 0 ? 1 : 0)
        // Typed in words, a wrong one counts the second time.
        if question.isTyped, !isRight { type(line) }
        return type(line).replacing("\n", with: " ")
    }

    /// Does what the lesson asks for, and goes on to the next.
    ///
    /// - Parameter isOtherwise: Whether commands are typed otherwise than the text has them.
    /// - Returns: Whether that was enough; if not, the lesson was begun anew, as the tutorial advises.
    @discardableResult
    func follow(otherwise isOtherwise: Bool = false) -> Bool {
        guard let lesson, let tutor else { return false }
        var isEnough = true
        if lesson.question != nil {
            answer(rightly: false)
        } else if case .exercise = lesson.task {
            type("skip")
            return true
        } else if let step = lesson.step, step.mark != .say {
            for command in step.commands {
                (isOtherwise ? program.otherWay(of: command) : [command]).forEach { type($0) }
            }
            if !tutor.isWaiting, step.allCommands.last == "trace last" { type("trace last") }
            isEnough = tutor.isWaiting
            if !isEnough {
                type("back")
                step.allCommands.forEach { type($0) }
            }
        }
        // A prediction is followed by its step at once.
        if tutor.lesson?.number == lesson.number { type("") }
        return isEnough
    }

    /// The process is killed, and another one goes on; what it says then.
    @discardableResult
    func killAndResume() throws -> String {
        program = try Program(for: chapter)
        try sitDown()
        return type("tutorial")
    }
}

extension Question {
    /// Returns the line to type for an option.
    func answer(_ option: Int) -> String { isTyped ? options[option] : "\(option + 1)" }

    /// The number under which it shows an option.
    func number(of option: String) -> String { "\(options.firstIndex(of: option)! + 1)" }
}

extension Program {
    /// Another way to the same: what else a learner may type for a command.
    fileprivate func otherWay(of command: String) -> [String] {
        let words = command.split(separator: " ").map(String.init)
        switch words[0] {
        case "scroll":
            let rows = Int(words[1])!
            return abs(rows) > 1
                ? ["scroll \(rows - rows.signum())", "scroll \(rows.signum())"]
                : ["scroll \(-rows)", "scroll \(rows)", "scroll \(rows)"]
        case "experiment": return ["reset", command]
        case "technique" where words[1] != "--compare": return [command, "reset"]
        case "reset": return ["technique \(session.technique.name)"]
        case "xib": return ["xib \(words[1]).xib"]
        case "source" where words.count == 1: return ["source \(Source.typeToRead(nil, in: session))"]
        case "tree" where words.count == 1: return ["tree --all"]
        case "tap": return [command.lowercased()]
        case "goto": return ["goto 0", "goto 50", command]
        default: return [command, command]
        }
    }
}
