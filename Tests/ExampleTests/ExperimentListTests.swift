import ExampleShell
import ReusableViews
import TerminalTesting
import Testing

@testable import ReusableTableViewCellExample

/// The list of `experiment`, and an experiment that can't begin.
struct ExperimentListTests {
    @Test("Seen experiments have a check mark, the current one has a star, and the next to try is named")
    func seen() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 100, rows: 60)
        let before = screen.type("experiment")

        // When
        screen.type("experiment no-identifier", "experiment cleared-content")
        let after = screen.type("experiment")

        // Then
        expect(!before.contains("✓"))
        expect(before, contains: "the first to try is no-identifier.")
        expect(after, contains: "\n✓ no-identifier ")
        expect(after, contains: " identifier. Every scroll makes cells,")
        expect(!before.contains("Every scroll makes") && !after.contains("Reused cells are empty"))
        expect(after, contains: "\n* cleared-content ")
        expect(after, contains: "\n  stale-content ")
        expect(after, contains: "the next is stale-content. ✓ seen, * in use.")
    }

    @Test(
        "An edit whose text is no longer in the nib is an error, and the screen stays as it was",
        arguments: [
            "looks", "ends",
        ])
    func missingEdit(experiment: String) {
        // Given
        let screen = Screen(ExampleSession(Self.changedNib), columns: 100, rows: 40)

        // When
        let seen = screen.type("experiment \(experiment)")

        // Then
        let error = "error: ReusableTableViewCell.xib: the edit looks for “was-here”, which is there 0 times"
        expect(seen.hasPrefix(error))
        #expect(screen.session.experiment == nil)
        expect(!screen.type("experiment").contains("✓"))
    }

    /// A program whose experiments were made for a nib that was different then.
    private static var changedNib: ExampleProgram {
        let edits = [NibEdit(nib: "ReusableTableViewCell", find: "was-here", replacement: "")]
        func experiment(_ name: String, _ kind: Experiment.Kind) -> Experiment {
            Experiment(
                name: name, kind: kind, techniques: ["plain"], claims: [], broken: "A text is taken out.",
                look: "It is gone.", edits: edits)
        }
        return ExampleProgram(
            name: "changed-nib",
            techniques: [
                Technique(
                    name: "plain", summary: "An empty screen.", claims: [], source: "",
                    makeController: { UIViewController() })
            ],
            experiments: [experiment("looks", .looksWrong), experiment("ends", .endsProgram)],
            counting: CountedClasses(UITableViewCell.self))
    }
}
