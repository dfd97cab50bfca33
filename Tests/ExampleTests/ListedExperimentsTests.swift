import Canvases
import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Recordings
@testable import ReusableTableViewCellExample
@testable import Teaching

/// The list of experiments in every state, and the words of a film about cells that leave for good.
struct ListedExperimentsTests {
    @Test("Seen experiments have a check mark, whichever technique they belong to")
    func experiments() throws {
        // Given
        let session = TableCellSession(rows: 10)
        let screen = Screen(session, columns: 90, rows: 60)
        var texts: [String] = []
        func note(_ name: String, _ lines: String...) {
            for line in lines { screen.type(line) }
            texts.append("— \(name)\n" + screen.type("experiment"))
        }

        // When
        note("code", "technique code")
        session.seenExperiments = ["no-identifier", "shared-instance"]
        note("seen")
        note("in use", "experiment stale-content")
        session.appearance.style.ascii = true
        note("ASCII")
        session.appearance.fixedWidth = 44
        note("narrow", "reset")
        session.seenExperiments = Set(session.program.experiments.filter { $0.kind == .looksWrong }.map(\.name))
        note("all wrong ones")
        session.seenExperiments = Set(session.program.experiments.map(\.name))
        note("all", "technique typed")

        // Then
        try expect(texts.joined(), isRecordedIn: "Experiments-listed.txt")
    }

    @Test("A film of discarded cells says so, and a harmless experiment has a dim name, like a technique")
    func films() throws {
        // Given
        let folder = try TemporaryFolder()
        let script = try Script(try folder.file("steps", "delete 1\n"))
        let session = TableCellSession(rows: 3)
        (session.output, session.errors) = ({ _ in }, { _ in })
        session.run("experiment no-identifier")

        // When
        let dropped = try session.inContext {
            try Film(of: script, comparing: nil, SnapshotContents(of: session)).svg()
        }
        session.run("technique nib-hook")
        let works = try session.inContext {
            let experiment = try session.experiment(named: "another-nib")
            return try Film(of: script, comparing: experiment, SnapshotContents(of: session)).svg()
        }

        // Then
        expect(dropped, contains: "<desc>A cell leaves, is dropped: it has no name. In the end ")
        expect(dropped, contains: ">✗ The cell in the xib has no reuse identifier.<")
        expect(works, contains: ">✓ Nothing is broken.<")
        expect(!works.contains("✗"))
    }
}
