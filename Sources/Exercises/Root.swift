internal import Foundation

/// The folder of the package that the program was built in.
enum Root {
    /// Looks for it above the program, then above the current folder.
    ///
    /// - Throws: ``ExerciseError`` if there is none.
    static func find() throws -> URL {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        for start in [program, current].compactMap(\.self) {
            let folders = sequence(first: start.standardizedFileURL) {
                $0.path == "/" ? nil : $0.deletingLastPathComponent()
            }
            if let root = folders.first(where: { isRoot($0) }) { return root }
        }
        throw ExerciseError.noPackage
    }

    private static func isRoot(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.path + "/Tutorials/Exercises/Package.swift")
    }
}
