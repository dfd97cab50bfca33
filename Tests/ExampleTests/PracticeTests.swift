import TerminalTesting
import Testing

/// Common mistakes: each experiment, followed as its description says.
@Suite(.talkingToPrograms)
nonisolated struct PracticeTests {
    private let dates = ["--now", "2011-10-29", "--locale", "en_US", "--time-zone", "GMT"]

    private func run(_ program: String, _ options: [String] = [], _ lines: String...) throws -> Run {
        try Executable(program).run(options + lines.flatMap { ["-c", $0] })
    }

    @Test("mismatched-identifier: no cell is reused, and all wait under a name that is never requested")
    func mismatchedIdentifier() throws {
        // Given, When
        let output = try run("table-cell", [], "experiment mismatched-identifier", "scroll 50", "stats --json").output

        // Then
        expect(output, contains: #""live":57,"made":57,"nibReads":57,"#)
        expect(output.hasSuffix(#""reused":0,"visible":7,"waiting":50}"# + "\n"))
    }

    @Test("mismatched-identifier: a table that has the nib compares both names", arguments: ["register-nib", "typed"])
    func mismatchedRegistration(technique: String) throws {
        // Given, When
        let run = try run(
            "table-cell", [], "technique \(technique)", "experiment mismatched-identifier", "stats --json")

        // Then
        expect(run.output, contains: "(RegisteredTableViewcell) does not match the identifier used to register the nib")
        expect(run.output, contains: "(RegisteredTableViewCell)")
        expect(run.output, contains: "The process ended by signal")
        expect(run.output, contains: #""made":7,"#)
    }

    @Test("wrong-label: dates are in the place of phases, and why shows that both outlets lead to one label")
    func wrongLabel() throws {
        // Given, When
        let output = try run(
            "table-cell", [], "experiment wrong-label", "show", "why dateLabel 3", "why phaseLabel 3"
        ).output

        // Then
        expect(!output.contains("New Moon"))
        expect(output, contains: "Day and time")
        expect(output, contains: "outlet dateLabel to Lc1-r9-JoE")
        expect(output, contains: "outlet phaseLabel to Lc1-r9-JoE")
    }

    @Test("forgotten-super: the row gets its check mark and does not look selected")
    func forgottenSuper() throws {
        // Given, When
        let whole = try run("table-cell", [], "tap 2", "show").output
        let broken = try run("table-cell", [], "experiment forgotten-super", "tap 2", "show").output

        // Then
        expect(whole, contains: "│▸")
        expect(!broken.contains("│▸"))
        expect(broken, contains: "✓")
    }

    @Test("wrong-update: a deleted row that stays in the list ends the program, in UIKit's words")
    func wrongUpdate() throws {
        // Given, When
        let output = try run("table-cell", ["--rows", "8"], "experiment wrong-update", "stats --json").output

        // Then
        expect(
            output,
            contains:
                "reason: 'Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
                + "existing section after the update (8) must be equal to the number of rows contained in that "
                + "section before the update (8), plus or minus")
        expect(output, contains: "The process ended by signal")
        expect(output, contains: #""made":7,"#)
    }

    @Test("strong-closure: an unreachable picker stays alive, one more each time")
    func strongClosure() throws {
        // Given
        let steps = ["technique closure", "experiment strong-closure", "present", "tap done", "reset", "stats --json"]

        // When
        let run = try Executable("date-picker").run(dates + (steps + steps).flatMap { ["-c", $0] })
        let whole = try Executable("date-picker").run(
            dates + ["technique closure", "present", "tap done", "reset", "stats --json"].flatMap { ["-c", $0] })

        // Then
        let counts = run.output.split(separator: "\n").filter { $0.hasPrefix("{") }
        expect(counts.map { $0.contains(#""live":1,"#) }, equals: [true, false])
        expect(counts.map { $0.contains(#""live":2,"#) }, equals: [false, true])
        expect(whole.output, contains: #""live":0,"#)
    }

    @Test("early-awake: the outlet is connected, but its view has no content yet, so the switch stays off")
    func earlyAwake() throws {
        // Given, When
        let run = try run("ignorable-date-picker", dates, "experiment early-awake", "query", "why other")

        // Then
        expect(run.output, contains: "2011.10.29 – 2011.10.29\n")
        expect(run.output, contains: "other of EagerDatePickerView #1 is IgnorableDatePickerView #")
    }

    @Test("The trace says which object called which delegate method, and when there is no delegate")
    func delegates() throws {
        // Given, When
        let told = try run("date-picker", dates, "trace on", "present", "tap Done", "trace last").output
        let nobody = try run(
            "date-picker", dates, "experiment no-delegate", "trace on", "present", "tap Done", "trace last"
        ).output

        // Then
        expect(told, contains: "delegate")
        expect(told, contains: "reusableDatePicker(_:didFinishWith:) → HomeViewController #1")
        expect(nobody, contains: "reusableDatePicker(_:didFinishWith:) → nil: there is no delegate")
    }
}
