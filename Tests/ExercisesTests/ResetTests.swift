import ExampleShell
import Foundation
import REPL
import TerminalTesting
import Testing

@testable import Exercises

/// The reset of an exercise.
struct ResetTests {
    private let folder: TemporaryFolder
    private let session: ExerciseSession
    private let cell: URL

    init() throws {
        folder = try TemporaryFolder()
        session = try ExerciseFolders.session(in: folder)
        cell = session.exercises[1].stub.appendingPathComponent("DiaryCell.swift")
    }

    private func type(_ line: String) -> String {
        var written = ""
        session.output = { written += $0 }
        session.errors = { written += $0 }
        session.run(line)
        return written
    }

    @Test("reset restores changed files, removes added ones, and saves a copy of both")
    func takesBack() throws {
        // Given
        let before = try String(contentsOf: cell, encoding: .utf8)
        let added = cell.deletingLastPathComponent().appendingPathComponent("Mine.swift")
        try "changed".write(to: cell, atomically: true, encoding: .utf8)
        try "added".write(to: added, atomically: true, encoding: .utf8)

        // When
        let said = type("reset 2 --yes")

        // Then
        try expect(String(contentsOf: cell, encoding: .utf8), equals: before)
        expect(!FileManager.default.fileExists(atPath: added.path))
        let kept = URL(fileURLWithPath: folder.path + "/MyExercises/.kept/02-clear-before-reuse-1")
        try expect(ExerciseFolders.files(in: kept)["DiaryCell.swift"], equals: "changed")
        try expect(ExerciseFolders.files(in: kept)["Mine.swift"], equals: "added")
        expect(said, contains: kept.path)
    }

    /// A file that can't be read to its end.
    enum Endless: CaseIterable {
        case pipe, device, gigabytes

        func make(at path: String) -> Bool {
            switch self {
            case .pipe: mkfifo(path, 0o600) == 0
            case .device: symlink("/dev/zero", path) == 0
            case .gigabytes: close(creat(path, 0o600)) == 0 && truncate(path, 8 << 30) == 0
            }
        }
    }

    @Test(
        "reset doesn't read special files, and leaves them alone", arguments: Endless.allCases)
    func unreadable(file: Endless) throws {
        // Given
        let reason = file == .gigabytes ? "it has more than 16 MB" : "it is not a regular file"
        try FileManager.default.removeItem(at: cell)
        try #require(file.make(at: cell.path))

        for line in ["check 2", "reset 2 --yes"] {
            // When
            let said = type(line)

            // Then
            expect(said, equals: "error: can't read \(cell.path): \(reason)\n")
        }
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        expect(!names.contains { $0.contains(".kept") })
    }

    @Test("A solution that equals your own code is reported as equal")
    func solution() throws {
        // Given
        let (exercise, file) = (session.exercises[1], "DiaryViewController.swift")
        let solution = try Data(contentsOf: exercise.solution.appendingPathComponent(file))
        try solution.write(to: exercise.stub.appendingPathComponent(file))

        // When
        let said = type("solution 2 --anyway")

        // Then
        expect(said, contains: "Solution/DiaryViewController.swift is identical to yours.")
    }

    @Test("Without a confirmation reset has no effect, and unchanged files are left alone")
    func asks() throws {
        // Given
        let unchanged = type("reset 2")
        try "changed".write(to: cell, atomically: true, encoding: .utf8)

        // When
        let said = type("reset 2")

        // Then
        expect(unchanged, contains: "there is nothing to undo")
        expect(said, contains: "\"swift run exercises reset 2 --yes\" does not ask")
        try expect(String(contentsOf: cell, encoding: .utf8), equals: "changed")
    }

    @Test("A second copy has another name, and without a copy nothing is reset")
    func copies() throws {
        // Given
        let kept = folder.path + "/MyExercises/.kept"
        for text in ["first", "second"] {
            try text.write(to: cell, atomically: true, encoding: .utf8)
            _ = type("reset 2 --yes")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: kept).sorted()
        try FileManager.default.removeItem(atPath: kept)
        try "in the way".write(toFile: kept, atomically: true, encoding: .utf8)
        try "third".write(to: cell, atomically: true, encoding: .utf8)

        // When
        let said = type("reset 2 --yes")

        // Then
        expect(names, equals: ["02-clear-before-reuse-1", "02-clear-before-reuse-2"])
        expect(said.hasPrefix("error: can't write \(kept)/02-clear-before-reuse-1: "))
        try expect(String(contentsOf: cell, encoding: .utf8), equals: "third")
    }
}
