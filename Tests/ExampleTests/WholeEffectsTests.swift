import TerminalTesting
import Testing

@testable import ExampleShell

/// The effects that every command of every program declares, with and without its options.
struct WholeEffectsTests {
    private static let lines = [
        "show", "show --notes", "tree", "tree 1", "tree --ib", "tree --accessibility", "tree --ib 1", "stats",
        "stats --json", "trace on", "trace off", "trace last", "trace last --json", "trace on --all",
        "trace off --json", "xib", "xib --all", "xib --json", "xib nothing", "source", "source --list",
        "source --diff", "source code", "source stale-content", "source no-identifier", "source Nothing",
        "source --list --diff", "technique", "technique code", "technique nothing", "technique --compare",
        "technique --json", "technique --compare --json", "technique --compare code", "experiment",
        "experiment --all", "experiment stale-content", "experiment no-outlet", "experiment nothing",
        "experiment --all no-outlet", "reset", "claim", "claim T4", "claim --all", "term", "term nib",
        "term reuse identifier", "term --all", "tap 1", "tap", "why x", "why x y", "compare x", "compare x y z",
        "drive", "drive x", "drive --record x", "drive --force", "drive --force --record x", "snapshot x.svg",
        "snapshot x.svg --of show --notes", "snapshot x.svg --of show", "edit", "edit x", "edit --list",
        "edit x --list", "edit --again", "edit --keep x", "edit x --find a", "edit x --find a --replace b",
        "edit x --set a", "edit x --set a b", "edit x --set a b c", "edit x --remove a", "edit x --remove a --list",
        "edit --list --again", "edit x --replace a", "assign tableView.alpha", "assign tableView.alpha 1",
        "assign nothing 1", "assign #1.tag", "assign #1.tag 3", "assign row 1 tag", "assign row 1 tag 3",
        "assign item 1 tag 3", "assign", "assign title Moon", "nib", "nib x", "tutorial", "tutorial 1",
        "tutorial --list", "tutorial --check 1", "tutorial 1 --check 1", "tutorial --list --check 1",
        "tutorial 1 --list", "next", "answer 1", "answer", "back", "skip", "hint", "expected", "recap", "recap x",
        "mystery", "mystery 1", "mystery a", "mystery ab", "mystery --seed 3", "transfer", "transfer 1", "exercise",
        "exercise edit 1", "scroll 1", "scroll", "goto 1", "insert 1", "delete 1", "reload", "swipe 1", "press 1",
        "columns 2", "present", "push", "pull", "owners", "state", "from log", "set 2011-10-29", "spin day 1",
        "spin start day 1", "set start 2011-10-29", "ignore start on", "query", "widgets 1", "help", "quit",
        "nonsense", "", "# comment",
    ]

    @Test(
        "The effect of a line and the purpose of its command are known before it runs",
        arguments: ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker"])
    func effects(program: String) throws {
        // Given
        let session = try ExampleSession.ofProgram(program, rows: 20, items: 20)
        session.errors = { _ in }

        // When
        let told = Self.lines.map { line in
            let parsed = session.parse(line)
            let effect = parsed.effect.map { "\($0)" } ?? "–"
            let purpose = parsed.command.map { "\($0.purpose)" } ?? "no command"
            return "\(line) | \(purpose) | \(effect) | \(parsed.shown.joined(separator: ", "))"
        }

        // Then: some is of techniques and outlets that another program has
        let text = told.joined(separator: "\n")
        try expect(text, isRecordedIn: "Effects-in-\(program).txt")
        expect(session.stats.reused == 0 && session.stepsFromStart.count == 1)
    }
}
