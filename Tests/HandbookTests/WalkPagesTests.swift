import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell

/// The commands on the pages work as they are written, in the project's folder.
@Suite(.talkingToPrograms)
nonisolated struct WalkPagesTests {
    /// A command that no test runs, and why.
    private static let skipped: [(prefix: String, reason: String)] = [
        (".ci/", "installs libraries, or builds a package of its own"), ("~/MyAppHere", "is what .ci/port makes"),
        ("swift test", "builds and runs these tests"), ("swift package", "builds a plugin of SwiftPM"),
    ]
    /// Commands of `swift run exercises` that no test runs, and why.
    private static let skippedExercises = [
        "check 5": "builds with Swift", "play 5": "builds with Swift", "edit 5": "needs an editor",
        "watch 5": "needs a terminal", "solution 5": "works only once the exercise was tried",
    ]
    private static let pages =
        ["README.md", "Sources/Shell/ExampleShell/ExampleShell.docc/ExampleShell.md", "Tutorials/Exercises/README.md"]
        + (try! FileManager.default.contentsOfDirectory(atPath: Pages.folder.path)).filter { $0.hasSuffix(".md") }
        .sorted().map { "Tutorials/Handbook.docc/" + $0 }

    /// The environment of all commands: the path to the programs, and a home.
    private let folder: TemporaryFolder
    private let environment: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: true)
        // Somebody else's swift runs what is built already.
        let built = try URL(fileURLWithPath: Executable("nib").path).deletingLastPathComponent().path
        let programs = [
            "swift": "[ $1 = run ] || exit 97\nprogram=$2; shift 2; exec \"\(built)/$program\" \"$@\"",
            "nib": "exec '\(built)/nib' \"$@\"",
        ]
        for (name, script) in programs {
            let file = try folder.file("bin/" + name, "#!/bin/sh\n\(script)\n")
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file)
        }
        environment = [
            "PATH": "\(folder.path)/bin:/usr/bin:/bin", "HOME": folder.path, "XDG_STATE_HOME": folder.path,
            "TERM": "xterm",
        ]
    }

    /// Runs lines as a shell does in the project's folder, and returns the error, or nil if there is none.
    private func problem(running lines: [String]) throws -> String? {
        // Files that the commands write are not in the project: neither there nor beside it.
        let place = try TemporaryFolder()
        let project = place.path + "/project"
        try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: false)
        for name in ["Examples", "Tutorials", ".github"] {
            try FileManager.default.createSymbolicLink(
                atPath: project + "/" + name, withDestinationPath: Pages.package.path + "/" + name)
        }
        let script = try place.file("script", (["cd '\(project)'", "set -e"] + lines).joined(separator: "\n"))
        let run = try Executable(at: "/bin/sh").run([script], environment: environment)
        if run.exit == .status(0), !run.errors.contains("error:") { return nil }
        return "\(lines.joined(separator: "; ")): \(run.exit) \(run.errors)"
    }

    /// The text of a page outside of listings, in one line, and the listings.
    private func parts(of page: String) throws -> (text: String, listings: [[String]]) {
        var (text, listings, isListing) = ("", [[String]](), false)
        let page = try String(contentsOf: Pages.package.appendingPathComponent(page), encoding: .utf8)
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.drop(while: { $0 == " " }).hasPrefix("```") {
                isListing.toggle()
                if isListing { listings.append([]) }
            } else if isListing {
                listings[listings.count - 1].append(String(line))
            } else {
                text += line.trimmingCharacters(in: .whitespaces) + " "
            }
        }
        return (text, listings)
    }

    private func code(in text: String) -> [String] { text.matches(of: /`([^`]+)`/).map { String($0.1) } }

    /// Returns a line without the commands that no test runs, or nil if no command is left.
    private func runnable(_ line: String) -> String? {
        let commands = line.components(separatedBy: " && ").filter { command in
            !Self.skipped.contains { command.hasPrefix($0.prefix) }
        }
        return commands.isEmpty ? nil : commands.joined(separator: " && ")
    }

    @Test("Each command of a shell on the pages runs without an error, from the project's folder")
    func commands() throws {
        // Given
        var scripts: [[String]] = []
        for page in Self.pages {
            let (text, listings) = try parts(of: page)
            let beginnings = ["swift ", "nib ", "mkdir ", ".ci/"]
            scripts += listings.filter { lines in beginnings.contains { lines.first?.hasPrefix($0) == true } }
            // In their order: one may need what another on the page has made.
            scripts.append(code(in: text).filter { $0.hasPrefix("swift run ") })
        }

        // When
        let unique = Set(scripts.map { $0.compactMap(runnable) }).filter { !$0.isEmpty }
        let problems = try unique.sorted { $0.joined() < $1.joined() }.compactMap(problem)

        // Then
        expect(unique.flatMap(\.self).count > 50)
        expect(problems.isEmpty, "\n\(problems.joined(separator: "\n"))")
    }

    @Test("The commands of the README for table-cell run without an error")
    func lookingAround() throws {
        // Given
        let names = ["scroll", "trace", "mystery", "snapshot", "technique"]
        let (text, listings) = try parts(of: "README.md")
        func isTyped(_ line: String) -> Bool { names.contains { line.hasPrefix($0 + " ") } }
        let spans = code(in: text).filter(isTyped)
        let sessions = listings.filter { $0.first.map(isTyped) == true }

        // When
        let problems = try (spans.map { [$0] } + sessions).compactMap { lines in
            try problem(running: ["swift run table-cell " + lines.map { "-c '\($0)'" }.joined(separator: " ")])
        }

        // Then
        expect(spans.count >= 5)
        expect(sessions.map(\.count), equals: [5])
        expect(problems.isEmpty, "\n\(problems.joined(separator: "\n"))")
    }

    @Test("Each command in the table of the exercises runs without an error, in the order of the table")
    func exercises() throws {
        // Given
        let page = try String(contentsOf: Pages.package.appendingPathComponent(Self.pages[2]), encoding: .utf8)
        let table = page.components(separatedBy: "| type, after `swift run exercises` | to |\n")[1]
        let rows = table.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("|") }
        let commands = rows.dropFirst().compactMap { code(in: String($0)).first }

        // When
        let run = commands.filter { Self.skippedExercises[$0] == nil }
        let problem = try problem(running: run.map { "swift run exercises \($0)" })

        // Then
        expect(Set(commands).isSuperset(of: Self.skippedExercises.keys) && run.count > 5)
        expect(problem, equals: nil)
    }

    @Test("Everything that these tests leave out is on a page")
    func exceptions() throws {
        // When
        let all = try Self.pages.map { page in
            let (text, listings) = try parts(of: page)
            return listings.flatMap(\.self).joined(separator: "\n") + text
        }.joined(separator: "\n")

        // Then
        expect(Self.skipped.allSatisfy { all.contains($0.prefix) && !$0.reason.isEmpty })
    }
}
