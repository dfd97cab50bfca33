internal import ArgumentParser
internal import Foundation
internal import REPL

struct Begin: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Make a folder of your own with the files to change.",
        discussion: """
            The folder is a Swift package that editors understand. The other commands use the folder that you are in, \
            or else the one that you used last. In an existing folder, the command adds missing files, and keeps your \
            code.
            """)

    @Argument(
        help: """
            The folder. The default is MyExercises in the current folder, or beside the project's folder if you are \
            in the project.
            """)
    var folder: String?

    @Option(
        name: .customLong("from"),
        help: ArgumentHelp(
            "A folder with this project's sources, or their address for Git. Only an installed program needs this.",
            valueName: "sources"))
    var sources: String?

    func run(in session: ExerciseSession) throws {
        let place = folder.map { URL(fileURLWithPath: $0) } ?? session.usualPlace
        let from = sources.map { $0.contains(":") ? $0 : URL(fileURLWithPath: $0).standardizedFileURL.path }
        let own = try session.begin(in: place, from: from)
        session.say("Your exercises are in \(folder == nil ? ExerciseSession.said(of: own.url) : own.url.path).")
        session.say("In that folder, " + StyledText("./exercises", .name) + " leads through them.")
    }

    static func candidates(for argument: String, in session: ExerciseSession) -> [String] { [] }
}

extension ExerciseSession {
    /// The place for a folder if the user doesn't name one: the current one, or beside the project from inside it.
    var usualPlace: URL {
        if let own = ExerciseFolder.around(.currentFolder) { return own.url }
        // Another version of the project could overwrite files there.
        let parent = URL.currentFolder.project == nil ? nil : root?.deletingLastPathComponent()
        return (parent ?? .currentFolder).appendingPathComponent("MyExercises")
    }

    /// Returns the path of a default place, and where it is if that isn't here.
    fileprivate static func said(of place: URL) -> String {
        let isBeside = URL.currentFolder.project != nil && place.project == nil
        return place.path + (isBeside ? ", beside the project's folder" : "")
    }

    /// Makes a folder, or completes one, and uses it from now on.
    @discardableResult
    func begin(in place: URL, from sources: String? = nil) throws -> ExerciseFolder {
        let new = ExerciseFolder(url: place)
        guard new.sources != nil || new.isEmpty else { throw CommandError.isThere(new.url.path) }
        guard new.sources != nil || new.url.project == nil else { throw CommandError.inProject(new.url.path) }
        guard let sources = sources ?? root?.path ?? new.sources else { throw CommandError.noSources }
        guard Workplace.identity(of: new.url.path) != Workplace.identity(of: sources) else {
            throw CommandError.badFolder(new.url.path)
        }
        let missing =
            new.sources == nil
            ? []
            : catalog.exercises.filter { exercise in
                !FileManager.default.fileExists(atPath: new.url.appendingPathComponent(exercise.name).path)
            }
        try new.complete(from: catalog, sources: sources)
        if !missing.isEmpty { say("Added what was missing: \(missing.map(\.name).joined(separator: ", ")).") }
        try use(new)
        return new
    }

    /// Returns the learner's folder, complete. At a terminal, a user without a folder is asked for one.
    @discardableResult
    func ownFolder() throws -> ExerciseFolder {
        if let folder {
            // A new one in the old place would hide where the learner's code is.
            guard folder.sources != nil else { throw CommandError.isGone(folder.url.path) }
            return try begin(in: folder.url)
        }
        let place = usualPlace
        let question = "For your code, make the folder \(Self.said(of: place))?"
        guard isInteractive else { throw CommandError.noFolder(command: typed("init")) }
        guard try ask(question, orType: typed("init")) else {
            say("Nothing was made. \"\(typed("init"))\" makes the folder.")
            throw ExitCode.failure
        }
        return try begin(in: place)
    }
}
