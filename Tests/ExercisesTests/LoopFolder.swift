import ExampleShell
import Foundation
import TerminalTesting

@testable import Exercises

/// The first exercises in a folder of their own, so that nothing of the project is touched.
struct LoopFolder {
    private let folder: TemporaryFolder
    let root: URL

    init() throws {
        folder = try TemporaryFolder()
        root = URL(fileURLWithPath: folder.path)
        let (from, to) = (ExerciseFolders.package.appendingPathComponent("Tutorials"), file("Tutorials"))
        try FileManager.default.createDirectory(at: file("Tutorials/Exercises"), withIntermediateDirectories: true)
        let names = try ExerciseFolders.all.get().prefix(3).map(\.name)
        for name in ["Package.swift", "Blank"] + names {
            try FileManager.default.copyItem(
                at: from.appendingPathComponent("Exercises/\(name)"), to: file("Tutorials/Exercises/\(name)"))
        }
        try FileManager.default.createSymbolicLink(
            at: to.appendingPathComponent("Handbook.docc"),
            withDestinationURL: from.appendingPathComponent("Handbook.docc"))
    }

    func file(_ path: String) -> URL { URL(fileURLWithPath: folder.path + "/" + path) }

    /// Writes what stands in the place of the Swift compiler, a script.
    func writeSwift(_ script: String) throws {
        try FileManager.default.createDirectory(at: file("bin"), withIntermediateDirectories: true)
        try "#!/bin/sh\n\(script)\n".write(to: file("bin/swift"), atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file("bin/swift").path)
    }

    /// Changes the code of an exercise.
    func change(_ exercise: Exercise) throws {
        let file = exercise.stub.appendingPathComponent(exercise.files[0])
        try (String(contentsOf: file, encoding: .utf8) + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
}
