import ExampleShell
import Foundation
import REPL
import Testing

@testable import Exercises

/// How an exercise is begun again.
struct ResetTests {
    private let root: URL
    private let session: ExerciseSession
    private let cell: URL

    /// A copy of the tutorials under version control, so that nothing of the project is touched.
    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let copies = root.appendingPathComponent("Tutorials/Exercises")
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
        for folder in ["Handbook.docc"] + (try ExerciseFolders.all.get().map { "Exercises/\($0.name)" }) {
            try FileManager.default.copyItem(
                at: ExerciseFolders.package.appendingPathComponent("Tutorials/\(folder)"),
                to: root.appendingPathComponent("Tutorials/\(folder)"))
        }
        let git = ["git", "-C", root.path, "-c", "user.name=A", "-c", "user.email=a@example.org"]
        for words in [["init", "-q"], ["add", "Tutorials/Exercises"], ["commit", "-q", "-m", "…"]] {
            try Tool(git + words).output()
        }
        session = try ExerciseSession(root: root, progress: .init(at: nil))
        cell = copies.appendingPathComponent("02-clear-before-reuse/Stub/DiaryCell.swift")
    }

    private func type(_ line: String) -> String {
        var written = ""
        session.output = { written += $0 }
        session.errors = { written += $0 }
        session.run(line)
        return written
    }

    @Test("What was changed is taken back, what was added goes, and a copy of both is kept")
    func takesBack() throws {
        // Given
        defer { try? FileManager.default.removeItem(at: root) }
        let before = try String(contentsOf: cell, encoding: .utf8)
        let added = cell.deletingLastPathComponent().appendingPathComponent("Mine.swift")
        try "changed".write(to: cell, atomically: true, encoding: .utf8)
        try "added".write(to: added, atomically: true, encoding: .utf8)

        // When
        let said = type("reset 2 --yes")

        // Then
        #expect(try String(contentsOf: cell, encoding: .utf8) == before)
        #expect(!FileManager.default.fileExists(atPath: added.path))
        let kept = root.appendingPathComponent("Tutorials/Exercises/.kept/02-clear-before-reuse-1")
        #expect(try ExerciseFolders.files(in: kept)["DiaryCell.swift"] == "changed")
        #expect(try ExerciseFolders.files(in: kept)["Mine.swift"] == "added")
        #expect(said.contains(kept.path))
    }

    @Test("Of a solution that is one's own, to the letter, it is said that it is")
    func solution() throws {
        // Given
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = cell.deletingLastPathComponent().deletingLastPathComponent()
        let solution = folder.appendingPathComponent("Solution/DiaryCell.swift")
        try Data(contentsOf: solution).write(to: cell)

        // When
        let said = type("solution 2 --anyway")

        // Then
        #expect(said.contains("Solution/DiaryCell.swift is identical to yours."))
    }

    @Test("Without an answer nothing is taken back, and what is as it was is left alone")
    func asks() throws {
        // Given
        defer { try? FileManager.default.removeItem(at: root) }
        let unchanged = type("reset 2")
        try "changed".write(to: cell, atomically: true, encoding: .utf8)

        // When
        let said = type("reset 2")

        // Then
        #expect(unchanged.contains("there is nothing to undo"))
        #expect(said.contains("\"swift run exercises reset 2 --yes\" does not ask"))
        #expect(try String(contentsOf: cell, encoding: .utf8) == "changed")
    }
}
