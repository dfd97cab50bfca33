internal import ArgumentParser
internal import Foundation
internal import REPL

struct EditExercise: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Open an exercise in your editor, and check it when you have saved.",
        discussion: """
            VISUAL or EDITOR names the editor. Without one, or with one that doesn't wait, the command checks the \
            exercise whenever you save a file, and q quits.
            """)

    @Argument(help: "The exercise. The default is the first that isn't solved.")
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
