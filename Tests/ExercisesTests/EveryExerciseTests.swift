import Foundation
import TerminalTesting
import Testing

@testable import Exercises
@testable import Teaching

/// The checks of `.ci/exercises`. A learner checks and plays the exercises that `EXERCISES` names, `1 15` or `all`.
/// They are built together, because a build for each costs five times as much.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["EXERCISES"] != nil), .serialized)
struct EveryExerciseTests {
    private let folder: TemporaryFolder
    private let session: ExerciseSession
    private let exercises: [Exercise]

    init() throws {
        folder = try TemporaryFolder()
        session = try ExerciseFolders.session(in: folder)
        let named = ProcessInfo.processInfo.environment["EXERCISES"]?.split(separator: " ").compactMap { Int($0) } ?? []
        exercises = session.exercises.filter { named.isEmpty || named.contains($0.number) }
    }

    /// The text that a learner reads, with paths as seen from the folder.
    private func said(_ body: () throws -> Void) rethrows -> String {
        var text = ""
        try session.redirected(to: { text += $0 }, errors: { text += $0 }, isInteractive: false, body)
        return text.replacing(folder.path + "/MyExercises/", with: "").trimmingCharacters(in: .newlines)
    }

    /// The verdict on each exercise.
    private func verdicts(on code: KeyPath<Exercise, URL>) throws -> [(Verdict, attachments: String)] {
        let workplace = try session.workplace
        return try workplace.alone {
            defer { workplace.removeNibs() }
            let faults = try ExerciseBuild(of: exercises, code, in: workplace).run(progress: { _ in }, line: { _ in })
            try #require(faults.first?.lines == nil)
            return try exercises.map { exercise in
                let run = try TestRun(of: exercise, in: workplace)
                return (Verdict(run), run.attachments)
            }
        }
    }

    @Test("Each stub fails with the output in its unsolved.txt")
    func stubs() throws {
        // Given, When
        let verdicts = try self.verdicts(on: \.stub)

        // Then
        for (exercise, (verdict, attachments)) in zip(exercises, verdicts) {
            expect(!verdict.isSolved, "\(exercise.name)")
            let text = try said { try session.tell(verdict, attachments, of: exercise) }
            let file = ExerciseFolders.package
                .appendingPathComponent("Tutorials/Exercises/\(exercise.name)/unsolved.txt")
            if ProcessInfo.processInfo.environment["RECORD"] != nil { try Data((text + "\n").utf8).write(to: file) }
            let recorded = try String(contentsOf: file, encoding: .utf8)
            expect(Difference(of: text, from: recorded), equals: nil, "\(exercise.name)")
        }
    }

    @Test("Each solution passes its tests")
    func solutions() throws {
        // Given, When
        let verdicts = try self.verdicts(on: \.solution)

        // Then
        for (exercise, (verdict, _)) in zip(exercises, verdicts) {
            let text = try said { try session.say(session.verdictText(of: exercise).blocks(for: verdict)) }
            expect(verdict.isSolved, "\(text)")
        }
    }

    @Test("Each stub can be played, alone and beside its solution, until it ends")
    func played() throws {
        // Given
        for exercise in exercises { session.progress.add(.exercise(exercise.number, .tried)) }
        let codes = try exercises.map { try session.playedCode("\($0.number)") }
        let workplace = try session.workplace
        let build = PlayBuild(of: codes, in: workplace)

        // When
        let faults = try workplace.alone { try build.run { _ in } }

        // Then
        try #require(faults.first?.lines == nil)
        for (exercise, code) in zip(exercises, codes) {
            session.status = EXIT_SUCCESS
            let mine = try said { try session.show(build.program(for: code), typing: ["show"]) }
            let isWell = session.status == EXIT_SUCCESS
            let isTold = isWell || mine.contains("On iOS the app ends here")
            expect(isTold, "\(code.name)\n\(mine)")
            try comparePhone(of: exercise, showing: build.program(for: code), ending: isWell ? nil : mine)
            session.status = EXIT_SUCCESS
            let solved = try said {
                try session.show(build.program(for: code), typing: ["experiment solution", "show", "stats"])
            }
            expect(session.status == EXIT_SUCCESS && solved.contains("nib files read"), "\(code.name)\n\(solved)")
        }
    }

    /// Compares the phone in a window of 80×24, beside which there is room for an exercise's goal, with its phone.txt.
    private func comparePhone(of exercise: Exercise, showing program: URL, ending message: String?) throws {
        let file = ExerciseFolders.package.appendingPathComponent("Tutorials/Exercises/\(exercise.name)/phone.txt")
        let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let commands = ExercisePhone(recorded).commands
        let lines =
            try message.map { $0.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } }
            ?? screen(of: program, typing: commands)
        let text = ExercisePhone(commands: commands, lines: lines).text
        if ProcessInfo.processInfo.environment["RECORD"] != nil { try Data(text.utf8).write(to: file) }
        let expected = try String(contentsOf: file, encoding: .utf8)
        expect(Difference(of: text, from: expected), equals: nil, "\(exercise.name)")
    }

    /// The phone in a low window, in which it leaves out what is blank, after some commands.
    private func screen(of program: URL, typing commands: [String]) throws -> [String] {
        let terminal = try PseudoTerminal(
            Executable(at: program.path), ["--no-motion"], environment: ["NO_COLOR": "1"], rows: 18)
        terminal.send(((commands.isEmpty ? ["show"] : commands) + ["quit"]).map { $0 + "\n" }.joined())
        _ = try terminal.waitForExit(within: .seconds(60))
        var screen = TerminalScreen(columns: 80, rows: 200)
        screen.write(terminal.remainder)
        let end = try #require(screen.lines.lastIndex { $0.hasPrefix("╰") }, "\(terminal.remainder)")
        let phone = screen.lines[...end].reversed().prefix { "╰│╭".contains($0.first ?? " ") }.reversed()
        let columns = screen.lines[end].prefix { $0 != "╯" }.count + 1
        // The lowest phones have no upper edge.
        let edge = phone.first?.hasPrefix("╭") == true ? [] : ["╭" + String(repeating: "─", count: columns - 2) + "╮"]
        return edge + phone.map { String($0.prefix(columns)) }
    }
}
