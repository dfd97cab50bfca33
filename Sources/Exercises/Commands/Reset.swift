internal import ArgumentParser
internal import Foundation
internal import REPL

/// `reset`: makes an exercise as it was, and keeps what was done.
struct Reset: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset", abstract: "Undo all your changes to an exercise; a copy of them is saved.")

    @Argument(help: "The exercise.")
    var number: Int

    @Flag(help: "Do not ask first.")
    var yes = false

    func run(in session: ExerciseSession) throws {
        let exercise = try session.exercise(number)
        let git = ["git", "-C", session.root.path]
        let isChanged = try !Tool(git + ["status", "--porcelain", "--", exercise.stub.path]).output().isEmpty
        guard isChanged else {
            return session.say("Exercise \(number) is as it was in the last commit; there is nothing to undo.")
        }
        let question = "Undo your changes in \(exercise.name)/Stub? A copy is saved."
        guard try yes || session.ask(question, orType: session.typed("reset \(number) --yes")) else {
            return session.say("Nothing was changed.")
        }
        let copy = try session.keep(exercise)
        try Tool(git + ["checkout", "--quiet", "HEAD", "--", exercise.stub.path]).output()
        try Tool(git + ["clean", "--quiet", "-d", "--force", "--", exercise.stub.path]).output()
        session.say("Exercise \(number) is as it was. Your code is in \(copy.path).")
    }

    static func candidates(for argument: String, in session: ExerciseSession) -> [String] { session.numbers }
}

extension ExerciseSession {
    /// Copies the learner's code of an exercise to a new folder beside it, where nothing is built from.
    fileprivate func keep(_ exercise: Exercise) throws -> URL {
        let kept = root.appendingPathComponent("Tutorials/Exercises/.kept")
        try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
        let names = (1...).lazy.map { kept.appendingPathComponent("\(exercise.name)-\($0)") }
        let copy = names.first { !FileManager.default.fileExists(atPath: $0.path) }!
        // What has that name is whole, whenever this is ended.
        let underWay = kept.appendingPathComponent(".\(UUID().uuidString)")
        try FileManager.default.copyItem(at: exercise.stub, to: underWay)
        try FileManager.default.moveItem(at: underWay, to: copy)
        return copy
    }
}
