internal import ArgumentParser
internal import Foundation
internal import REPL

struct Begin: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Make a folder of your own with the files to change.",
        discussion: """
            It is a Swift package that editors understand. The other commands use the folder that you are in, or else \
            the one that you used last. In a folder that was made before, what is missing is added; what you wrote \
            stays as it is.
            """)

    @Argument(help: "The folder; without one, MyExercises, beside the project's folder.")
    var folder: String?

    @Option(
        name: .customLong("from"),
        help: ArgumentHelp(
            "What to build with: a folder with this project's sources, or their address for git. Only a program that "
                + "was installed has to be told.", valueName: "sources"))
    var sources: String?

    func run(in session: ExerciseSession) throws {
        let place = folder.map { URL(fileURLWithPath: $0) } ?? session.usualPlace
        let from = sources.map { $0.contains(":") ? $0 : URL(fileURLWithPath: $0).standardizedFileURL.path }
        let own = try session.begin(in: place, from: from)
        session.say("Your exercises are in \(own.url.path).")
        session.say(
            StyledText(session.typed("watch"), .name) + " leads through them. In that folder you can type "
                + StyledText("./exercises", .name) + ", too.")
    }

    static func candidates(for argument: String, in session: ExerciseSession) -> [String] { [] }
}

extension ExerciseSession {
    /// Where a folder is made if nobody says where: beside the project's, or here.
    var usualPlace: URL {
        let parent = root?.deletingLastPathComponent() ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        return parent.appendingPathComponent("MyExercises")
    }

    /// Makes a folder, or adds what is missing in one, and uses it from now on.
    @discardableResult
    func begin(in place: URL, from sources: String? = nil) throws -> ExerciseFolder {
        let new = ExerciseFolder(url: place)
        guard new.sources != nil || new.isEmpty else { throw CommandError.isThere(new.url.path) }
        guard let sources = sources ?? root?.path ?? new.sources else { throw CommandError.noSources }
        guard Workplace.identity(of: new.url.path) != Workplace.identity(of: sources) else {
            throw CommandError.badFolder(new.url.path)
        }
        try new.complete(from: catalog, sources: sources)
        try use(new)
        return new
    }

    /// The learner's folder, with all that has to be there. Who has none and is at a terminal is asked for it.
    @discardableResult
    func ownFolder() throws -> ExerciseFolder {
        if let folder { return try begin(in: folder.url) }
        guard isInteractive, try ask("Make the folder \(usualPlace.path) for your code?", orType: typed("init")) else {
            throw CommandError.noFolder(command: typed("init"))
        }
        return try begin(in: usualPlace)
    }
}
