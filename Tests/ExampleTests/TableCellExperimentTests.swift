import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// Everything that can be broken in `table-cell` is broken without harm.
@Suite(.talkingToPrograms)
nonisolated struct TableCellExperimentTests {
    private let program: Executable

    init() throws {
        program = try Executable("table-cell")
    }

    /// The names in a listing, the first word of each line that is no heading.
    private func names(_ command: String) throws -> [String] {
        try program.run(["-c", command]).output.split(separator: "\n").filter { [" ", "*"].contains($0.first) }.map {
            String($0.dropFirst(2).prefix { $0 != " " })
        }
    }

    @Test("The program has all techniques and experiments of the articles")
    func all() throws {
        // Given
        let ways: Set = [
            "owner-outlet", "code", "smart-cell", "smart-nib-cell", "nib-hook", "view-factory", "register-nib", "typed",
            "content-configuration",
        ]
        let articles: Set = [
            "edited-tag", "another-nib", "mixed-kinds", "shared-instance", "outlets-after-archive", "duplicate-tag",
            "unencodable-image", "missing-identifier", "mixed-classes", "empty-nib", "wrong-class",
        ]

        // When
        let techniques = try names("technique")
        let experiments = try names("experiment")

        // Then
        expect(ways.isSubset(of: techniques))
        expect(articles.isSubset(of: experiments))
    }

    @Test("With every experiment, the screen can be scrolled, shown, and repaired")
    @MainActor func harmless() {
        // Given
        let scripted = ScriptedSession(TableCellSession(rows: 100))
        scripted.session.executable = URL(fileURLWithPath: program.path)

        for experiment in scripted.session.experimentsByName {
            scripted.run("technique \(experiment.techniques[0])")
            let whole = scripted.run("show")

            // When
            let lines = ["experiment \(experiment.name)", "scroll 30", "scroll -7", "source", "reset"]
            let outcomes = lines.map { scripted.session.run($0) }
            let shown = scripted.run("show")

            // Then
            expect(outcomes.allSatisfy { $0 == .ok }, "\(experiment.name)")
            expect(shown, equals: whole, "\(experiment.name)")
        }
    }

    @Test(
        "A wrong nib ends another process, which says why",
        arguments: [
            ("unencodable-image", "<UnencodableImage>) does not conform to NSCoding"),
            ("missing-identifier", ":9: the cell has no identifier, so no kind to ask for"),
            ("empty-nib", "LunarTableViewCell.xib should contain a LunarTableViewCell as its first object"),
            ("wrong-class", "but its first object is a ReusableTableViewCell."),
        ])
    func crashes(experiment: String, words: String) throws {
        // Given, When
        let run = try program.run(["-c", "experiment \(experiment)", "-c", "show"])

        // Then
        expect(run.output, contains: words)
        expect(run.output, contains: "The process ended by signal")
        expect(run.output, contains: "│  ●   New Moon")
    }

    @Test("A process that ends leaves no core dump")
    func coreFile() throws {
        // Given
        let folder = try TemporaryFolder()
        let script = #"cd "$0" && ulimit -c "$(ulimit -Hc)" && exec "$1" -c "experiment wrong-class""#

        // When
        let run = try Executable(at: "/bin/sh").run(["-c", script, folder.path, program.path])

        // Then
        expect(run.output, contains: "The process ended by signal")
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), equals: [])
    }

    @Test("A row's button can be pressed by number, and a row without one, or off the screen, is refused")
    func press() throws {
        // Given
        let commands = ["experiment mixed-kinds", "press 2", "press 1", "press 50", "show"]

        // When
        let run = try program.run(commands.flatMap { ["-c", $0] })

        // Then
        expect(run.output, contains: "│  ○   Full Moon                Noted    │")
        expect(run.errors, contains: "error: row 1 has no button")
        expect(run.errors, contains: "error: row 50 is not on the screen; \"goto 50\" scrolls to it")
    }

    @Test("An experiment of another technique switches to it, also after reset")
    func technique() throws {
        // Given
        let commands = ["technique code", "experiment no-identifier", "scroll 50", "stats --json", "source", "reset"]

        // When
        let run = try program.run((commands + ["technique", "stats --json"]).flatMap { ["-c", $0] })

        // Then
        expect(run.output, contains: "This experiment needs the technique owner-outlet, so the screen now uses it.\n")
        expect(run.output, contains: #""made":57,"#)
        expect(run.output, contains: "final class ReusableTableViewCellExampleViewController")
        expect(run.output, contains: "\n* owner-outlet")
        expect(run.output.hasSuffix("\"nibReads\":7,\"reused\":0,\"visible\":7,\"waiting\":0}\n"))
    }

    @Test(
        "An edit breaks the current technique if the technique reads the nib",
        arguments: ["register-nib", "typed"])
    func registered(technique: String) throws {
        // Given
        let commands = ["technique \(technique)", "experiment no-identifier", "scroll 50", "source", "stats --json"]

        // When
        let run = try program.run(commands.flatMap { ["-c", $0] })

        // Then
        expect(run.output, contains: "Look: scroll 50, then stats.\n")
        expect(!run.output.contains("It is about"))
        expect(run.output.contains("registerNib") || run.output.contains(".register("))
        expect(run.output, contains: #""live":7,"made":7,"nibReads":1,"reused":50,"#)
    }

    @Test("Each experiment has its source, also one that only edits a nib")
    func sources() throws {
        // Given
        let commands = try names("experiment").map { "source \($0)" }

        // When
        let run = try program.run(commands.flatMap { ["-c", $0] })

        // Then
        expect(run.errors, equals: "")
    }

    @Test(
        "The error about a wrong name suggests the nearest",
        arguments: [
            ("experiment no-id", "no-identifier"), ("technique own", "owner-outlet"),
            ("xib Quarter", "QuarterTableViewCell"),
            ("source StaleC", "StaleContentViewController"), ("source CodeTableViewCel", "CodeTableViewCell"),
        ])
    func nearest(command: String, name: String) throws {
        // Given, When
        let run = try program.run(["-c", command])

        // Then
        expect(run.errors.hasSuffix("; did you mean \"\(name)\"?\n"))
    }

    @Test("If several names are equally near, the same one is suggested each time")
    func equallyNear() throws {
        // Given
        let command = "source NoViewController"

        // When
        let answers = Set(try (1...5).map { _ in try program.run(["-c", command]).errors })

        // Then
        expect(answers.count, equals: 1)
    }

    @Test("xib accepts a nib's file name, and shows identifiers and tags")
    func nib() throws {
        // Given, When
        let run = try program.run(["-c", "xib LunarCells.xib"])

        // Then
        expect(run.output, contains: "  TaggedTableViewCell  reuseIdentifier phase\n")
        expect(run.output, contains: "label \"Phase\" cH4-uX-T0C  tag 20\n")
    }
}
