import ExampleShell
import Foundation
import TerminalTesting

@testable import Exercises
@testable import Teaching

/// The exercises as they are among the sources.
enum ExerciseFolders {
    /// The folder of the package.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// All of them, in order.
    static let all = Result {
        try ExerciseCatalog(at: package.appendingPathComponent("Tutorials/Exercises")).exercises
    }

    /// A session in a learner's new folder.
    static func session(in folder: TemporaryFolder) throws -> ExerciseSession {
        let session = try ExerciseSession(root: package, progress: .init(at: nil))
        try session.begin(in: URL(fileURLWithPath: folder.path + "/MyExercises"))
        return session
    }

    /// The files in a folder and those below, by their paths in it, and what they say.
    static func files(in folder: URL) throws -> [String: String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".xib") }.reduce(into: [:]) { files, path in
            files[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
    }
}
