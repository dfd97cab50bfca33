internal import Foundation

enum Root {
    /// Looks for it above the program, then above the current folder; nil if there is none.
    static func find() -> URL? {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        return [program, current].compactMap(\.self).lazy.flatMap(\.withParents).first { folder in
            ["Package.swift", "Tutorials/Exercises/Judging"].allSatisfy {
                FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
            }
        }
    }
}
