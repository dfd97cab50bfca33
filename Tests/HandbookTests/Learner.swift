import Foundation

@testable import ExampleShell
@testable import Handbook

/// Somebody who follows a chapter at a prompt.
final class Learner {
    /// The chapter.
    let chapter: Chapter
    /// Where progress is kept.
    let progressFile: String
    private(set) var program: Program
    /// Whether a step had to be begun anew.
    private(set) var hasGoneBack = false

    /// Sits down, and begins the chapter.
    init(_ chapter: Chapter, progressFile: String) throws {
        self.chapter = chapter
        self.progressFile = progressFile
        if !FileManager.default.fileExists(atPath: progressFile) {
            _ = FileManager.default.createFile(atPath: progressFile, contents: nil)
        }
        program = try Self.start(chapter, progressFile)
        type("tutorial \(chapter.number)")
    }

    private static func start(_ chapter: Chapter, _ progressFile: String) throws -> Program {
        let program = try Program(for: chapter)
        program.session.progressFile = { progressFile }
        program.session.isInteractive = true
        program.session.usesPager = false
        return program
    }

    /// What leads through the chapter.
    var tutor: Tutor? { program.session.tutorial.tutor }

    /// What is to be done now.
    var lesson: Lesson? { tutor?.lesson }

    /// Types a line; an empty one is Enter.
    @discardableResult
    func type(_ line: String) -> String { program.type(line) }

    /// Does what the lesson asks for, and goes on.
    ///
    /// - Parameter option: Which answer is given to a question, counted from 1.
    /// - Returns: What was printed before going on.
    @discardableResult
    func follow(answering option: Int = 1) -> String {
        guard let lesson, let tutor else { return "" }
        var printed = ""
        if lesson.question != nil {
            printed += type("\(option)")
        } else {
            let commands = lesson.step.map { $0.mark == .say ? [] : $0.commands } ?? []
            printed = commands.map(type).joined()
            // Where the window has no room for the steps, the screen says so.
            if printed.contains("\"trace last\" shows them") { printed += type("trace last") }
            if !commands.isEmpty, !tutor.isWaiting {
                // What was done before may have led too far: then the tutorial says how to come back.
                hasGoneBack = true
                type("back")
                printed += commands.map(type).joined()
                if printed.contains("\"trace last\" shows them") { printed += type("trace last") }
            }
        }
        // A prediction is followed by its step at once.
        if tutor.lesson?.number == lesson.number { type("") }
        return printed
    }

    /// The process is killed, and another one goes on.
    func killAndResume() throws {
        program = try Self.start(chapter, progressFile)
        type("tutorial")
    }
}
