import TerminalTesting
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// The effects that commands declare.
struct CommandEffectTests {
    @Test(
        "The effect of a line is known, whatever words, options and aliases it uses",
        arguments: [
            ("select 2", .touches), ("scroll -3", .touches), ("tap --help", nil), ("scroll much", nil),
            ("technique code", .changes), ("technique", .nothing), ("technique --compare", .shows(["compare"])),
            ("reset", .changes), ("experiment no-identifier", .changes), ("experiment wrong-update", .nothing),
            ("trace on", .changes), ("trace last --all", .shows(["trace"])), ("tree --all", .shows(["tree"])),
            ("tree --ib --json", .shows(["tree --ib"])), ("xib LunarCells.xib", .shows(["xib LunarCells"])),
            ("source --diff typed", .shows(["source TypedViewController"])), ("source --list", .nothing),
            ("why dateLabel 3", .shows(["why dateLabel", "why"])), ("drive", .nothing), ("next", .nothing),
            ("# show", nil),
        ] as [(String, CommandEffect?)])
    func effect(line: String, effect: CommandEffect?) {
        // Given
        let session = TableCellSession(rows: 20)

        // When
        let parsed = session.parse(line)

        // Then
        expect(parsed.effect, equals: effect)
    }

    @Test("A failed command did nothing, and a command that others run describes its own effect")
    func nested() throws {
        // Given
        let folder = try TemporaryFolder()
        let screen = Screen(TableCellSession(rows: 20), columns: 100, rows: 40)

        // When
        screen.type("tap 1", "tap 99", "select 2", "snapshot \(folder.path)/screen.txt --of 'scroll 1'")

        // Then
        expect(screen.session.stepsFromStart, equals: ["technique owner-outlet", "tap 1", "select 2", "scroll 1"])
    }
}
