import TerminalTesting
import Testing

/// One word touches everything that is on a screen, in every program.
@Suite(.talkingToPrograms)
nonisolated struct TapTests {
    private let dates = ["--now", "2011-10-29", "--locale", "en_US", "--time-zone", "GMT"]

    private func run(_ program: String, _ options: [String] = [], _ lines: String...) throws -> Run {
        try Executable(program).run(options + lines.flatMap { ["-c", $0] })
    }

    @Test("tap accepts a row's or an item's number", arguments: ["tap 1", "select 1"])
    func number(line: String) throws {
        // Given, When
        let table = try run("table-cell", [], line, "show").output.split(separator: "\n")
        let grid = try run("grid-cell", [], line, "show").output
        let collection = try run("grid-cell", [], "technique collection-view", line)

        // Then
        expect(table.filter { $0.hasPrefix("│▸") }.count, equals: 1)
        expect(grid, contains: "┌───────────┐")
        expect(collection.errors.isEmpty)
    }

    @Test("tap accepts a button's title and the number of its row")
    func button() throws {
        // Given, When
        let run = try run(
            "table-cell", [], "experiment mixed-kinds", "tap note 2", "tap Note 1", "tap Note 50", "tap 51", "show")

        // Then
        expect(run.output, contains: "│  ○   Full Moon                Noted    │")
        expect(
            run.errors,
            contains: "error: can't tap \"Note\": nothing you can tap has this title; tap a row or item by its number")
        expect(run.errors, contains: "error: row 50 is not on the screen; \"goto 50\" scrolls to it")
        expect(run.errors, contains: "error: row 51 is not on the screen")
    }

    @Test("A switch is tapped by the text above it, with or without the word beside it")
    func ignoring() throws {
        // Given, When
        let run = try run(
            "ignorable-date-picker", dates, "tap Ends", "query", "tap ignore starts", "query", "tap ends", "query")

        // Then
        expect(
            run.output, equals: "2011.10.29 – forever\nany time – forever\nany time – 2011.10.29\n")
    }

    @Test("The error about an ambiguous name asks which one, and about a missing name lists the existing ones")
    func mistakes() throws {
        // Given, When
        let run = try run(
            "ignorable-date-picker", dates, "tap ignore", "tap launch", "technique placeholder", "tap forever", "query")

        // Then
        expect(run.errors, contains: "error: there are several; type \"tap Starts\" or \"tap Ends\"")
        expect(run.errors, contains: "error: launch is not on the screen, which has start, end")
        expect(run.output, contains: "2011.10.29 – forever")
    }

    @Test("tap finds a tab and a button by their titles")
    func titles() throws {
        // Given, When
        let run = try run("date-picker", dates, "tap Settings", "tap Present", "tap Done", "state", "tap 3")

        // Then
        expect(run.output, contains: "* settings")
        expect(run.errors, contains: "can't tap \"3\": nothing you can tap has this title")
    }
}
