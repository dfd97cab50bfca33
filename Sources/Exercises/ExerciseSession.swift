internal import ExampleShell
internal import Foundation
internal import Handbook
internal import REPL

/// What the commands of `exercises` act on.
final class ExerciseSession: Session {
    /// The folder of the package.
    let root: URL
    /// Where the exercises are, and what learners begin themselves.
    let exercisesFolder: URL
    /// All exercises, in order.
    let exercises: [Exercise]
    /// The handbook, whose claims and chapters the exercises belong to.
    let handbook: Handbook
    /// What the learner has done so far, the chapters of the tutorial included.
    var progress: LearnerProgress
    /// Whether the commands are typed at a prompt of this program's.
    var isAtPrompt = false
    /// The status that a single command ends the process with.
    var status = EXIT_SUCCESS

    nonisolated static let commands: [any SessionCommand.Type] = [
        ListExercises.self, ShowNext.self, Check.self, Hint.self, ShowSolution.self, Watch.self, EditExercise.self,
        Play.self, New.self, Reset.self,
    ]

    /// Reads what there is.
    ///
    /// - Parameters:
    ///   - root: The folder of the package.
    ///   - progress: What was done so far; what is kept for the user, if that is nil.
    /// - Throws: ``ExerciseError`` if something is not as it has to be; what Foundation throws if it can't be read.
    init(root: URL, progress: LearnerProgress? = nil) throws {
        self.root = root
        exercisesFolder = root.appendingPathComponent("Tutorials/Exercises")
        let folder = exercisesFolder
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        exercises = try names.filter { $0.first?.isNumber == true }.map {
            try Exercise(in: folder.appendingPathComponent($0))
        }
        handbook = try Handbook(at: root.appendingPathComponent("Tutorials/Handbook.docc"))
        self.progress = progress ?? LearnerProgress(at: nil)
        super.init(name: "exercises", commands: Self.commands)
        if progress == nil { self.progress = LearnerProgress(ofUserTelling: { [unowned self] in warn($0) }) }
    }

    /// At the prompt, too, whole lines from the exercises' pages may be typed.
    override func line(for typed: String) -> String {
        let beginning = "swift run \(name) "
        return typed.hasPrefix(beginning) ? String(typed.dropFirst(beginning.count)) : typed
    }

    override func greet() {
        say("Exercises for the handbook's chapters: \"next\" shows what to do, \"check\" whether it is done.")
        say("\"help\" lists the commands, \"quit\" leaves.")
    }

    /// Takes the colours, and the ways, of the terminal that it runs in.
    func prepareForTerminal() {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        appearance = Appearance(
            style: .detect(environment: ProcessInfo.processInfo.environment, isTerminal: isTerminal))
        isInteractive = isTerminal && isatty(STDIN_FILENO) == 1
    }
}
