import ExampleShell
import Foundation
import TerminalTesting

@testable import Exercises
@testable import Teaching

/// A project and a learner in a temporary folder, where the program builds.
struct LoopFolder {
    private let folder: TemporaryFolder
    let root: URL

    init() throws {
        folder = try TemporaryFolder()
        root = URL(fileURLWithPath: folder.path + "/Project")
        try FileManager.default.createDirectory(
            at: file("Project/Tutorials/Exercises/Judging"), withIntermediateDirectories: true)
        try Data().write(to: file("Project/Package.swift"))
    }

    func file(_ path: String) -> URL { URL(fileURLWithPath: folder.path + "/" + path) }

    /// A session with the learner's new folder.
    func session() throws -> ExerciseSession {
        let session = try ExerciseSession(root: root, progress: .init(at: nil))
        try session.begin(in: file("Mine"))
        return session
    }

    /// The program, as it was built in the project's folder, and its resources.
    func program() throws -> Executable {
        let built = try Executable("exercises").path
        try FileManager.default.copyItem(atPath: built, toPath: root.path + "/exercises")
        let bundle = "/ReusableViews_Handbook.resources"
        try FileManager.default.createSymbolicLink(
            atPath: root.path + bundle,
            withDestinationPath: URL(fileURLWithPath: built).deletingLastPathComponent().path + bundle)
        return Executable(at: root.path + "/exercises")
    }

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
