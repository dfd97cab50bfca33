import ArgumentParser
import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample
@testable import Teaching

/// The effects of a program's options on its session.
struct WholeProgramTests {
    /// A program that keeps its session, and what that writes.
    private nonisolated struct Kept: ShellProgram {
        @MainActor static var session = TableCellSession(rows: 10)
        @MainActor static var text = ""

        @OptionGroup var shell: ShellOptions

        @MainActor static func makeSession(_ options: Self?) -> TableCellSession {
            (session, text) = (TableCellSession(rows: 10), "")
            (session.output, session.errors) = ({ text += $0 }, { text += $0 })
            return session
        }
    }

    /// Returns the state of the session after a line of options, with the ending and the output.
    private func told(_ arguments: [String]) -> String {
        var ending = "ended well"
        do { try Kept.parse(arguments).run() } catch { ending = "\(Kept.exitCode(for: error).rawValue): \(error)" }
        let (session, style) = (Kept.session, Kept.session.appearance.style)
        // The terminal determines whether there are colors, so only `--plain` and `--ascii` are tested.
        let isPlain = arguments.contains("--plain") ? "\(style.color == .none && !style.attributes)" : "–"
        let facts = [
            "pager \(session.usesPager)", "width \(session.appearance.fixedWidth.map { "\($0)" } ?? "–")",
            "technique \(session.technique.name)", "experiment \(session.experiment?.name ?? "–")",
            "begin \(session.shown.opening ?? "–")", "plain \(isPlain)",
            "ascii \(arguments.contains("--ascii") ? "\(style.ascii)" : "–")",
            "trial \(session.editing.isTrial)", ending,
        ]
        return "> \(arguments.joined(separator: " "))\n\(facts.joined(separator: ", "))\n\(Kept.text)"
    }

    @Test("Each option has its effect, and none without being given")
    func options() throws {
        // Given
        let folder = try TemporaryFolder()
        let edit = #"[{"nib":"ReusableTableViewCell","find":"reuseIdentifier","replacement":"x"}]"#
        let files = [
            try folder.file("steps", "scroll 1\n# no\nstats --json\n"), try folder.file("edits", edit),
            try folder.file("tours", #"[{"name":"stale-content","edits":[]}]"#), try folder.file("empty", ""),
        ]
        let (steps, edits, tours, empty) = (files[0], files[1], files[2], files[3])
        let one = ["-c", "stats --json"]

        // When
        let lines = [
            one, one + ["--no-pager"], one + ["--plain"], one + ["--ascii"], one + ["--width", "50"],
            one + ["--technique", "code"], one + ["--experiment", "stale-content"],
            one + ["--technique", "nib-hook", "--experiment", "edited-tag"], one + one + ["-c", "nonsense"],
            ["-c", "quit"] + one, ["--script", steps], ["--script", empty], ["--script", folder.path + "/none"],
            one + ["--edits", edits], one + ["--edits", edits, "--experiment", "stale-content"],
            one + ["--technique", "cod"], one + ["--experiment", "no-identifer"],
        ]
        let text = lines.map(told).joined(separator: "\n").replacing(folder.path + "/", with: "")
        let tour = told(one + ["--tours", tours])

        // Then
        try expect(text, isRecordedIn: "Options-of-a-program.txt")
        expect(tour.contains("ended well\n{") && !tour.contains("\"made\":"))
    }

    @Test("Options that exclude each other, and invalid widths, are refused")
    func refused() throws {
        // Given
        let lines = [
            ["-c", "show", "--script", "x"], ["--width", "0"], ["--width", "-1"], ["--width", "1"], ["--script", "x"],
            ["-c", "show"], [], ["--width", "1", "-c", "show"],
        ]

        // When
        let messages = lines.map { line -> String in
            do { _ = try ShellOptions.parse(line) } catch { return ShellOptions.message(for: error) }
            return "–"
        }

        // Then
        let told = zip(lines, messages).map { "\($0.joined(separator: " ")): \($1)" }
        try expect(told.joined(separator: "\n"), isRecordedIn: "Options-refused.txt")
    }

    @Test("Outside the project's folder, the command for another program names the project's folder")
    func elsewhere() throws {
        // Given
        let program = try Executable("table-cell")

        // When
        let run = try Executable(at: "/bin/sh").run(["-c", "cd / && '\(program.path)' -c 'tutorial 5'"])

        // Then
        let line = try #require(run.output.firstMatch(of: #/swift run --package-path '([^']+)' grid-cell --begin/#))
        expect(FileManager.default.fileExists(atPath: line.1 + "/Package.swift"))
    }

    @Test("Another program starts with this one's options, or its command is printed")
    func leaving() throws {
        // Given
        let folder = try TemporaryFolder()
        let other = try folder.file("grid-cell", "#!/bin/sh\n")
        let session = ScriptedSession(TableCellSession(rows: 10))
        session.session.executable = URL(fileURLWithPath: folder.path + "/table-cell")
        func leave(_ change: (inout Appearance) -> Void = { _ in }) -> String {
            var text = ""
            session.session.output = { text += $0 }
            session.session.appearance = Appearance(fixedWidth: nil)
            session.session.appearance.style = .init(color: .none, ascii: false, attributes: true)
            change(&session.session.appearance)
            session.session.nextProgram = nil
            session.session.tutorial.leave(for: "grid-cell", ["--items", "9"], beginning: "tutorial 6")
            let next = session.session.nextProgram
            return "\(next?.executable.lastPathComponent ?? "–") \(next?.arguments ?? []) \(text)"
        }

        // When
        let alone = leave()
        session.session.isInteractive = true
        let missing = leave()
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: other)
        let all = [
            leave(), leave { $0.style.attributes = false }, leave { $0.style.ascii = true },
            leave { $0.fixedWidth = 72 },
            leave {
                $0.fixedWidth = 1
                ($0.style.attributes, $0.style.ascii) = (false, true)
            },
        ]

        // Then
        let said = "– [] Type \"quit\", then: swift run grid-cell --items 9 --begin \"tutorial 6\"\n"
        let begin = #"grid-cell ["--items", "9", "--begin", "tutorial 6""#
        expect(alone == said && missing == said)
        let expected = [
            "\(begin)] ", "\(begin), \"--plain\"] ", "\(begin), \"--ascii\"] ",
            "\(begin), \"--width\", \"72\"] ", "\(begin), \"--plain\", \"--ascii\", \"--width\", \"1\"] ",
        ]
        expect(all, equals: expected)
        expect(session.session.tutorial.today().wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil)
    }
}
