import Foundation
import TerminalTesting
import Testing

@testable import Exercises

/// The output of `exercises check` and `play` from beginning to end, with scripts in the place of the compiler and the
/// tests.
struct CheckTests {
    private let folder: LoopFolder
    private let session: ExerciseSession
    private let program: Executable

    init() throws {
        folder = try LoopFolder()
        session = try folder.session()
        program = try folder.program()
        try folder.writeSwift("echo '[1/2] Compiling'; echo '[2/2] Linking'")
        _ = try told("init", folder.file("Mine").path)
        try FileManager.default.createDirectory(
            at: folder.root.appendingPathComponent(".build/debug"), withIntermediateDirectories: true)
    }

    /// Returns the output of a line, with its exit status.
    private func told(_ words: String...) throws -> String {
        let path = folder.file("bin").path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let run = try program.run(
            words, environment: ["TERM": "xterm", "XDG_STATE_HOME": folder.root.path, "PATH": path])
        let text =
            "> \(words.joined(separator: " "))  (\(run.exit))\n\(run.output)"
            + run.errors.split(separator: "\n").map { "! \($0)\n" }.joined()
        return text.replacing(folder.root.path, with: "PROJECT").replacing(folder.file("Mine").path, with: "MINE")
    }

    /// Returns the files of the package that `play` builds.
    private func played(_ files: [String]) throws -> [String] {
        let package = folder.root.appendingPathComponent(".build/play")
        return try files.map { file in
            let text = try String(contentsOf: package.appendingPathComponent(file), encoding: .utf8)
            return "— \(file)\n"
                + text.replacing(folder.root.path, with: "PROJECT")
                .replacing(folder.file("Mine").path, with: "MINE")
        }
    }

    private func write(_ script: String, as name: String) throws {
        let file = folder.root.appendingPathComponent(".build/debug/\(name)")
        try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// A script that writes what tests do, as swift-testing does: each has passed, or has an issue.
    private func tests(_ outcomes: [(name: String, issue: String?)], more: String = "") -> String {
        let lines = outcomes.flatMap { name, issue -> [String] in
            let id = "Tests.\(name)/T.swift:1:1"
            func event(_ kind: String, _ rest: String = "") -> String {
                #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)"\#(rest),"messages":[]},"version":0}"#
            }
            let issue = issue.map {
                #","issue":{"isKnown":false},"messages":[{"symbol":"fail","text":"\#($0)"}]"#
            }
            return [
                """
                {"kind":"test","payload":{"kind":"function","id":"\(id)","name":"\(name)()","displayName":"\(name) is right",\
                "sourceLocation":{"line":\(name.count),"column":1}},"version":0}
                """, event("testStarted"),
            ] + (issue.map { [event("issueRecorded", $0)] } ?? []) + [event("testEnded")]
        }
        let seals = outcomes.map { "echo \"$EXERCISE_SEAL \($0.name.count)\" >&3" }
        let isFaulty = outcomes.contains { $0.issue != nil }
        return (lines.map { "echo '\($0)' >&3" } + seals + [more, isFaulty ? "exit 1" : ""]).joined(separator: "\n")
    }

    @Test("A check isn't passed by test events that your code writes, or by a status other than 0")
    func forges() throws {
        // Given
        let runner = "ExercisesPackageTests.xctest"
        try folder.change(session.exercises[0])
        let events = tests([("First", nil), ("Second", nil)])
        let forged = events.replacing("$EXERCISE_SEAL", with: "word")

        // When
        var texts: [String] = []
        for script in [forged + "exit 0", forged + "exit 7", events + "exit 7", events] {
            try write(script, as: runner)
            texts.append(try told("check", "1"))
        }

        // Then
        expect(texts.map { $0.contains("\nSolved.") }, equals: [false, false, false, true])
        expect(texts[0], contains: "the code left the program here, with exit(0); an app never does")
        expect(texts[1], contains: "with exit(7)")
        expect(texts[2], contains: "✘ The code can be run\n  the code left the program here, with exit(7)")
    }

    @Test("A check reports the build, the tests, and the next step, and --all prints a line for each")
    func checks() throws {
        // Given
        let runner = "ExercisesPackageTests.xctest"
        var texts = [try told("check", "--all")]
        try folder.change(session.exercises[0])
        try folder.change(session.exercises[2])

        // When
        try write(tests([("First", nil), ("Second", nil)]), as: runner)
        texts += try [told("check", "1", "--verbose"), told("check", "--all"), told("check"), told("list")]
        try write(
            tests(
                [("First", nil), ("Second", "Expectation failed: 1 == 2")],
                more: "echo 'what the code logs' >&2; echo 'a picture' >&4"), as: runner)
        texts += try [told("check", "3"), told("check", "--all"), told("check", "3", "--solution")]
        try write("echo 'Fatal error: no cell' >&2; kill -TRAP $$", as: runner)
        texts.append(try told("check", "3"))
        try write("exit 3", as: runner)
        texts.append(try told("check", "3"))
        try folder.writeSwift("echo '03-x/Stub/A.swift:2:3: error: no such thing'; exit 1")
        texts += try [told("check", "3"), told("check", "--all"), told("play", "3")]
        try folder.writeSwift("echo '[1/2] Compiling'")
        try write("echo \"$@\" | tail -c 60; echo 'the screen'", as: "Player")
        texts.append(try told("play", "3"))
        texts += try played([
            "Package.swift", "Player/main.swift", "exercise-3/screenOfTwoSpellings.swift",
            "exercise-3/screenOfTwoSpellingsSolution.swift",
        ])
        try write("true", as: "Player")
        texts.append(try told("play", "4"))
        texts += try played(["Package.swift", "Player/main.swift"])
        try write("echo 'it says why' >&2; kill -ABRT $$", as: "Player")
        texts += try [told("play", "3"), told("solution", "3"), told("reset", "3"), told("reset", "3", "--yes")]

        // Then
        let text = texts.joined(separator: "\n")
        try expect(text, isRecordedIn: "Checks-of-exercises.txt")
    }
}
