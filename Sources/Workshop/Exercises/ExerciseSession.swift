internal import ExampleShell
internal import Foundation
internal import Handbook
internal import Inspection
internal import Teaching

/// The session of the program `exercises`.
final class ExerciseSession: Session {
    /// The folder of the project, or nil if the program was installed.
    let root: URL?
    /// The exercises, with the learner's code if there is a folder.
    private(set) var catalog: ExerciseCatalog
    /// The learner's folder: the current one, or the last one, or nil if there isn't one.
    private(set) var folder: ExerciseFolder?
    let handbook: Handbook
    /// The letters of the parts of the handbook, by the numbers of their chapters, or empty if it can't be read.
    private(set) lazy var handbookParts: [Int: String] = {
        let chapters = (try? handbook.chapters()) ?? []
        return Dictionary(chapters.map { ($0.number, $0.part) }) { first, _ in first }
    }()
    /// The learner's progress, with the chapters of the tutorial.
    var progress: LearnerProgress
    /// A Boolean value that determines whether the commands are typed at this program's prompt.
    var isAtPrompt = false
    /// The status that a single command ends the process with.
    var status = EXIT_SUCCESS

    nonisolated static let commands: [any SessionCommand.Type] = [
        Begin.self, ListExercises.self, ShowNext.self, Check.self, Hint.self, ShowSolution.self, Watch.self,
        EditExercise.self, Play.self, New.self, Reset.self,
    ]

    /// Without a folder it is the one that the current folder is in, or the one used last.
    init(root: URL?, folder: ExerciseFolder? = nil, progress: LearnerProgress? = nil) throws {
        self.root = root
        handbook = try Handbook.installed
        catalog = try ExerciseCatalog(
            at: handbook.folder.deletingLastPathComponent().appendingPathComponent("Exercises"))
        self.progress = progress ?? LearnerProgress(at: nil)
        super.init(name: "exercises", commands: Self.commands, common: [Explain.self])
        add(ExercisePrompt(of: self))
        if progress == nil { self.progress = LearnerProgress(ofUserTelling: { [unowned self] in warn($0) }) }
        let last = self.progress.folder.map { ExerciseFolder(url: URL(fileURLWithPath: $0)) }
        if let own = folder ?? .around(.currentFolder) ?? last, own.sources != nil { try use(own) }
    }

    var exercises: [Exercise] { catalog.exercises }

    /// Uses the learner's code from a folder, and remembers the folder.
    func use(_ folder: ExerciseFolder) throws {
        catalog = try ExerciseCatalog(at: catalog.folder, own: folder)
        self.folder = folder
        if progress.folder != folder.url.path { progress.add(.folder(folder.url.path)) }
    }

    /// Takes the colors, and the ways, of the terminal that it runs in.
    func prepareForTerminal() {
        appearance = .ofTerminal
        isInteractive = isatty(STDOUT_FILENO) == 1 && isatty(STDIN_FILENO) == 1
    }
}
