import Foundation

@testable import Exercises

/// The exercises as they are among the sources.
enum ExerciseFolders {
    /// The folder of the package.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Whether the stubs are to be as they were written, and not as a learner has solved them.
    nonisolated static let areAuthors = ProcessInfo.processInfo.environment["AUTHOR"] != nil

    /// All of them, in order.
    static let all = Result { try ExerciseSession(root: package, progress: .init(at: nil)).exercises }

    /// The files in a folder and those below, by their paths in it, and what they say.
    static func files(in folder: URL) throws -> [String: String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".xib") }.reduce(into: [:]) { files, path in
            files[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
    }
}
