internal import ArgumentParser
internal import Foundation
internal import REPL

struct EditExercise: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Open an exercise in your editor, and check it when you have saved.",
        discussion: """
            VISUAL or EDITOR says which editor. Without one, and with one that doesn't wait, the files are watched: \
            whenever you save one, it is checked; q leaves.
            """)

    @Argument(help: "The exercise; without one, the first that is not solved.")
    var number: Int?

    func run(in session: ExerciseSession) throws {
        guard session.isInteractive else { throw CommandError.noTerminal }
        try session.ownFolder()
        let exercise = try session.exercise(number)
        let before = FolderState(of: exercise.stub)
        if let editor = Editor() {
            let files = exercise.files.map { exercise.stub.appendingPathComponent($0) }
            if let problem = editor.edit(files) { throw CommandError.failed(problem) }
        }
        let isSaved = FolderState(of: exercise.stub) != before
        if isSaved { return _ = try session.check(exercise) }
        try session.lead(from: LoopSubject(exercise, in: session))
        session.status = session.isSolved(exercise) ? EXIT_SUCCESS : EXIT_FAILURE
    }
}
