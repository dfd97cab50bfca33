internal import ExampleShell
internal import Foundation

/// The place where learners' code is built: the place where this program was built, so that both share all libraries.
struct Workplace {
    /// The sources of the libraries: the folder of the project, or a Git URL.
    let sources: String
    let scratch: URL

    /// There is no root if the program was installed.
    init(root: URL?, folder: ExerciseFolder) throws {
        guard let sources = root?.path ?? folder.sources else { throw CommandError.noSources }
        self.sources = sources
        scratch = (root ?? folder.url).appendingPathComponent(".build")
    }

    /// The folder of the package that an exercise is built as.
    var packageFolder: URL { scratch.appendingPathComponent("checked-exercise") }
    /// The folder of built programs.
    var products: URL { scratch.appendingPathComponent("debug") }
    /// The file that says which versions of other packages the project uses.
    var pinnedVersions: URL { scratch.deletingLastPathComponent().appendingPathComponent("Package.resolved") }

    /// Removes the nibs of exercises that were checked from where programs look for theirs.
    func removeNibs() {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        for file in files where file.hasPrefix("Exercises_") {
            try? FileManager.default.removeItem(at: products.appendingPathComponent(file))
        }
    }

    /// Returns the dependency in a manifest on the libraries.
    static func dependency(on sources: String) -> String {
        sources.hasPrefix("/")
            ? ".package(name: \"ReusableViews\", path: \(sources.literal))"
            : ".package(url: \(sources.literal), exact: \"\(Release.version)\")"
    }

    /// Returns the name in a manifest of the package with the libraries.
    static func packageName(of sources: String) -> String {
        sources.hasPrefix("/") ? "ReusableViews" : identity(of: sources)
    }

    /// Returns the identity of a package in SwiftPM: the last part of its path.
    static func identity(of sources: String) -> String {
        let name = sources.split(separator: "/").last?.lowercased() ?? ""
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    /// Does something while no other process builds here, or runs the program, and calls `tell` if it has to wait.
    func alone<Result>(_ tell: () -> Void = {}, _ body: () throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        return try FolderLock.alone(in: scratch.path, waiting: tell, body)
    }
}
